package bench;

/**
 * Some threads protect the data by the lock of the data, others by their own: the latter come between.
 * Arguments: threads with the right lock, threads with the wrong one; "fixed": all take the right one;
 * "slow": main pauses between the threads that it starts.
 */
public final class WrongLock {
    private static final class Data {
        int value;
    }

    private final Data data = new Data();

    private void rightly() {
        synchronized (data) {
            int before = data.value;
            data.value++;
            if (data.value != before + 1)
                throw new IllegalStateException("from " + before + " to " + data.value);
        }
    }

    private synchronized void wrongly() {
        data.value++;
    }

    private void increment() {
        synchronized (data) {
            data.value++;
        }
    }

    public static void main(String[] arguments) {
        WrongLock shared = new WrongLock();
        Runnable increment = Arguments.has(arguments, "fixed") ? shared::increment : shared::wrongly;
        int pauses = Arguments.has(arguments, "slow") ? Threads.PAUSES_OF_JDK : 0;
        Threads.startSlowly(pauses, Threads.make(Arguments.number(arguments, 0, 1), i -> shared::rightly));
        Threads.startSlowly(pauses, Threads.make(Arguments.number(arguments, 1, 1), i -> increment));
    }
}
