// verdict: deadlock
// with --spurious-wakeups: deadlock
// with --property stuck: stuck
/** A test outside of the lock: the signal may come before the wait. */
public class MissedSignal {
    private static final Object lock = new Object();
    private static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            done = true;
            synchronized (lock) {
                lock.notifyAll();
            }
        }).start();
        if (!done) {
            synchronized (lock) {
                lock.wait();
            }
        }
    }
}
