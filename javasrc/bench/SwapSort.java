package bench;

/**
 * Numbers in falling order, and two indices that go round; what they point at can be swapped, if it is in the wrong order: Murphi's "sort5".
 * Argument: how many numbers.
 */
public final class SwapSort implements Moves {
    static int[] value;
    static int left, right;

    private SwapSort() {
    }

    @Override
    public int count() {
        return 3;
    }

    @Override
    public boolean isPossible(int move) {
        return move > 0 || left < right && value[left] > value[right];
    }

    @Override
    public void make(int move) {
        if (move == 0)
            swap();
        else if (move == 1)
            right = (right + 1) % value.length;
        else
            left = (left + 1) % value.length;
    }

    private static void swap() {
        int first = value[left];
        value[left] = value[right];
        value[right] = first;
    }

    public static void main(String[] arguments) {
        int[] start = new int[Arguments.number(arguments, 0, 5)];
        for (int i = 0; i < start.length; i++)
            start[i] = start.length - 1 - i;
        value = start;
        Moves.play(new SwapSort());
    }
}
