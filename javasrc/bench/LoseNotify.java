package bench;

/**
 * Who waits gives up the inner monitor but keeps the outer one, which the notifier needs: a deadlock.
 * Arguments: waiting threads, notifying threads, how often each waits; "fixed" has one monitor, and notifications are counted (for as many
 * as are waited for).
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

    private int notifications;

    private synchronized void waitCounted(int times) {
        for (int i = 0; i < times; i++) {
            while (notifications == 0)
                Threads.await(this);
            notifications--;
        }
    }

    private synchronized void notifyCounted() {
        notifications++;
        notify();
    }

    private static void startFixed(LoseNotify shared, int waiting, int notifying, int times) {
        Threads.startAll(Threads.make(waiting, i -> () -> shared.waitCounted(times)));
        Threads.startAll(Threads.make(notifying, i -> shared::notifyCounted));
    }

    private static void start(LoseNotify shared, int waiting, int notifying, int times) {
        Threads.startAll(Threads.make(waiting, i -> () -> {
            synchronized (MONITOR) {
                shared.toWait(times);
            }
        }));
        Threads.startAll(Threads.make(notifying, i -> () -> {
            synchronized (MONITOR) {
                shared.toNotify();
            }
        }));
    }

    public static void main(String[] arguments) {
        int waiting = Arguments.number(arguments, 0, 1);
        int notifying = Arguments.number(arguments, 1, 1);
        int times = Arguments.number(arguments, 2, 1);
        if (Arguments.has(arguments, "fixed"))
            startFixed(new LoseNotify(), waiting, notifying, times);
        else
            start(new LoseNotify(), waiting, notifying, times);
    }
}
