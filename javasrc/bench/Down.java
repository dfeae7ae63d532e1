package bench;

/** Numbers that are counted down, each together with its neighbour, if that is not the last: Murphi's "down". Arguments: how many, from which number. */
public final class Down implements Moves {
    static int[] value;
    static int sum;

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
        decrement(move);
        if (move + 2 < value.length && value[move + 1] > 0)
            decrement(move + 1);
    }

    private static void decrement(int index) {
        value[index]--;
        sum--;
    }

    public static void main(String[] arguments) {
        value = new int[Arguments.number(arguments, 0, 6)];
        for (int i = 0; i < value.length; i++)
            sum += value[i] = Arguments.number(arguments, 1, 5);
        Moves.play(new Down());
    }
}
