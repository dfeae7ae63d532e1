package bench;

/** A number that grows by one, while it is small also by two: Murphi's "lin". Arguments: up to which number, and up to which by two. */
public final class Linear implements Moves {
    static int value = 1;
    private final int limit, small;

    private Linear(int limit, int small) {
        this.limit = limit;
        this.small = small;
    }

    @Override
    public int count() {
        return 2;
    }

    @Override
    public boolean isPossible(int move) {
        return move == 0 ? value <= small : value < limit;
    }

    @Override
    public void make(int move) {
        value += move == 0 ? 2 : 1;
    }

    public static void main(String[] arguments) {
        Moves.play(new Linear(Arguments.number(arguments, 0, 1000), Arguments.number(arguments, 1, 50)));
    }
}
