package bench;

/**
 * A chain of threads that each bubble a value up and start the next one. The main thread sleeps until the last one says that
 * it is done and then looks at the array, although earlier ones still work on it.
 * Arguments: elements; "fixed" joins the threads.
 */
public final class Loader extends Thread {
    private static int[] array;
    private static Loader[] all;
    private static volatile boolean ended;
    private final int bound;

    private Loader(int bound) {
        this.bound = bound;
        all[bound] = this;
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
            if (i == 0)
                new Loader(bound - 1).start();
        }
    }

    private static void awaitEnd(boolean fixed, int count) throws InterruptedException {
        while (!ended)
            Thread.sleep(1);
        for (int i = 0; fixed && i < count; i++)
            all[i].join();
    }

    public static void main(String[] arguments) throws InterruptedException {
        int count = Arguments.number(arguments, 0, 3);
        array = new int[count];
        all = new Loader[count];
        for (int i = 0; i < count; i++)
            array[i] = count - i;
        new Loader(count - 1).start();
        awaitEnd(Arguments.has(arguments, "fixed"), count);
        int inversions = 0;
        for (int i = 0; i + 1 < count; i++)
            if (array[i] > array[i + 1])
                inversions++;
        assert inversions == 0 : inversions + " pairs are in the wrong order";
    }
}
