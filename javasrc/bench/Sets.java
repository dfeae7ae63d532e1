package bench;

/**
 * A set into which elements are inserted, and from which one is deleted, if it is there; operations are counted: Murphi's "sets".
 * Arguments: how many elements there are, and how many insertions at most.
 */
public final class Sets implements Moves {
    static boolean[] has;
    static int inserted, deleted;
    private final int most;

    private Sets(int most) {
        this.most = most;
    }

    @Override
    public int count() {
        return 2 * has.length;
    }

    /** Moves: deletions, then insertions. */
    @Override
    public boolean isPossible(int move) {
        return move < has.length ? inserted > deleted : !has[move - has.length] && inserted < most;
    }

    @Override
    public void make(int move) {
        if (move >= has.length) {
            has[move - has.length] = true;
            inserted++;
        } else if (has[move]) {
            has[move] = false;
            deleted++;
        }
    }

    public static void main(String[] arguments) {
        has = new boolean[Arguments.number(arguments, 0, 4)];
        Moves.play(new Sets(Arguments.number(arguments, 1, 1000)));
    }
}
