package bench;

/**
 * As many threads as there are passes of bubble sort, all at once on one array and without a lock: the result may be
 * unsorted, and values may get lost.
 * Arguments: elements; "fixed" runs the passes one after the other.
 */
public final class BubbleSort {
    private static void pass(int[] array) {
        for (int i = 0; i + 1 < array.length; i++) {
            if (array[i] > array[i + 1]) {
                int swapped = array[i];
                array[i] = array[i + 1];
                array[i + 1] = swapped;
            }
        }
    }

    private static void lockedPass(int[] array) {
        synchronized (array) {
            pass(array);
        }
    }

    public static void main(String[] arguments) {
        int count = Arguments.number(arguments, 0, 3);
        boolean fixed = Arguments.has(arguments, "fixed");
        int[] array = new int[count];
        for (int i = 0; i < count; i++)
            array[i] = count - i;
        Threads.joinAll(Threads.startAll(Threads.make(count - 1, i -> fixed ? () -> lockedPass(array) : () -> pass(array))));
        for (int i = 0; i < count; i++)
            if (array[i] != i + 1)
                throw new IllegalStateException("at " + i + " is " + array[i]);
    }
}
