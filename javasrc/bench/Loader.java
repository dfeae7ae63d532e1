package bench;

/**
 * A chain of threads that each bubble a value up and start the next one. The main thread sleeps until the last one says that
 * it is done and then looks at the array, although earlier ones still work on it.
 * Arguments: elements; "fixed" lets each thread finish before it starts the next one.
 */
public final class Loader extends Thread {
    private static int[] array;
    private static boolean fixed;
    private static volatile boolean ended;
    private final int bound;

    private Loader(int bound) {
        this.bound = bound;
    }

    private static synchronized void swap(int i) {
        int swapped = array[i];
        array[i] = array[i + 1];
        array[i + 1] = swapped;
    }

    @Override
    public void run() {
        if (bound == 0)
            ended = true;
        for (int i = 0; i < bound; i++) {
            if (array[i] > array[i + 1])
                swap(i);
            if (i == (fixed ? bound - 1 : 0))
                new Loader(bound - 1).start();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int count = Arguments.number(arguments, 0, 3);
        array = new int[count];
        fixed = Arguments.has(arguments, "fixed");
        for (int i = 0; i < count; i++)
            array[i] = count - i;
        new Loader(count - 1).start();
        while (!ended)
            Thread.sleep(1);
        int inversions = 0;
        for (int i = 0; i + 1 < count; i++)
            if (array[i] > array[i + 1])
                inversions++;
        assert inversions == 0 : inversions + " pairs are in the wrong order";
    }
}
