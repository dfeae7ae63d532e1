// verdict: assertion
import clew.Verify;

/** An interrupt may come between what the notifying thread writes and its notify, and then that is too late. */
public class BeforeNotify {
    private static final Object lock = new Object();
    private static volatile boolean waits, begun;

    public static void main(String[] arguments) {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    assert false : "interrupted, not notified";
                }
            }
        });
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                Verify.ignoreIf(!waits);
                begun = true;
                lock.notify();
            }
        });
        waiter.start();
        notifier.start();
        Verify.ignoreIf(!begun);
        waiter.interrupt();
    }
}
