package bench;

/** The towers of Hanoi: disc 0 is the smallest, and all begin on peg 0. Argument: how many discs. */
public final class Hanoi implements Moves {
    /** From which peg, and to which, each move is. */
    private static final int[] FROM = {0, 0, 1, 1, 2, 2}, TO = {1, 2, 0, 2, 0, 1};
    static int[] peg;

    private Hanoi() {
    }

    @Override
    public int count() {
        return FROM.length;
    }

    @Override
    public boolean isPossible(int move) {
        return top(FROM[move]) < top(TO[move]);
    }

    @Override
    public void make(int move) {
        peg[top(FROM[move])] = TO[move];
    }

    /** The smallest disc on this peg; none is like one larger than all. */
    private static int top(int where) {
        int disc = 0;
        while (disc < peg.length && peg[disc] != where)
            disc++;
        return disc;
    }

    public static void main(String[] arguments) {
        peg = new int[Arguments.number(arguments, 0, 3)];
        Moves.play(new Hanoi());
    }
}
