package bench;

/**
 * A merge sort that starts threads for its halves as long as enough are left. How many are left is tested and counted down
 * without a lock, so that the count may fall below zero.
 * Arguments: elements, threads that may be started; "fixed" counts under a lock.
 */
public final class MergeSort {
    private static boolean fixed;
    private static int left, lowest;

    private static boolean reserve() {
        if (left < 2)
            return false;
        left -= 2;
        lowest = Math.min(lowest, left);
        return true;
    }

    private static void giveBack() {
        left += 2;
    }

    private static boolean reserveTwo() {
        if (!fixed)
            return reserve();
        synchronized (MergeSort.class) {
            return reserve();
        }
    }

    private static void giveBackTwo() {
        if (!fixed) {
            giveBack();
            return;
        }
        synchronized (MergeSort.class) {
            giveBack();
        }
    }

    private static void sort(int[] array) {
        if (array.length < 2)
            return;
        int middle = array.length / 2;
        int[] lower = new int[middle], upper = new int[array.length - middle];
        System.arraycopy(array, 0, lower, 0, lower.length);
        System.arraycopy(array, middle, upper, 0, upper.length);
        if (reserveTwo()) {
            Threads.joinAll(Threads.startAll(new Thread(() -> sort(lower)), new Thread(() -> sort(upper))));
            giveBackTwo();
        } else {
            sort(lower);
            sort(upper);
        }
        merge(lower, upper, array);
    }

    private static void merge(int[] lower, int[] upper, int[] into) {
        int i = 0, j = 0;
        for (int k = 0; k < into.length; k++)
            into[k] = j == upper.length || i < lower.length && lower[i] <= upper[j] ? lower[i++] : upper[j++];
    }

    public static void main(String[] arguments) {
        int[] array = new int[Arguments.number(arguments, 0, 4)];
        left = lowest = Arguments.number(arguments, 1, 4);
        fixed = Arguments.has(arguments, "fixed");
        for (int i = 0; i < array.length; i++)
            array[i] = array.length - i;
        sort(array);
        for (int i = 0; i + 1 < array.length; i++)
            assert array[i] <= array[i + 1] : "not sorted";
        assert lowest >= 0 : "more threads than allowed";
    }
}
