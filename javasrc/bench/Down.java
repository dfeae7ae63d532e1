package bench;

/**
 * Numbers that are counted down, each together with its neighbour, if that is not the last: Murphi's "down".
 * Arguments: how many, from which number.
 */
public final class Down implements Moves {
    static int[] value;

    private Down() {
    }

    @Override
    public int count() {
        return value.length;
    }

    @Override
    public boolean isPossible(int move) {
        return value[move] > 0;
    }

    @Override
    public void make(int move) {
        value[move]--;
        if (move + 2 < value.length && value[move + 1] > 0)
            value[move + 1]--;
    }

    public static void main(String[] arguments) {
        int[] start = new int[Arguments.number(arguments, 0, 6)];
        for (int i = 0; i < start.length; i++)
            start[i] = Arguments.number(arguments, 1, 5);
        value = start;
        Moves.play(new Down());
    }
}
