package bench;

/** Queens that are placed row by row, in any column; the goal is that none attacks another. Argument: how many. */
public final class Queens implements Moves {
    /** The column of the queen in each row, of those that are placed; 0 in other rows. */
    static int[] column;
    static int placed;

    private Queens() {
    }

    @Override
    public int count() {
        return column.length;
    }

    @Override
    public boolean isPossible(int move) {
        return placed < column.length;
    }

    @Override
    public void make(int move) {
        column[placed++] = move;
    }

    public static void main(String[] arguments) {
        column = new int[Arguments.number(arguments, 0, 8)];
        Moves.play(new Queens());
    }
}
