package bench;

/**
 * Who waits gives up the inner monitor but keeps the outer one, which the notifier needs: a deadlock.
 * Arguments: waiting threads, notifying threads, how often each waits.
 */
public final class LoseNotify {
    private static final Object MONITOR = new Object();

    private synchronized void toWait(int times) {
        for (int i = 0; i < times; i++)
            Threads.await(MONITOR);
    }

    private synchronized void toNotify() {
        MONITOR.notify();
    }

    public static void main(String[] arguments) {
        int times = Arguments.number(arguments, 2, 1);
        LoseNotify shared = new LoseNotify();
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), i -> () -> {
            synchronized (MONITOR) {
                shared.toWait(times);
            }
        }));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 1), i -> () -> {
            synchronized (MONITOR) {
                shared.toNotify();
            }
        }));
    }
}
