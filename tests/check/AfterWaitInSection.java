// verdict: assertion
import clew.Verify;

/** Others may come right after an atomic section, also after one that was notified inside, and still has the lock. */
public class AfterWaitInSection {
    private static final Object lock = new Object();
    private static boolean inside, seen;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                Verify.beginAtomic();
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
                inside = true;
                Verify.endAtomic();
                assert !seen : "seen right after the section";
            }
        });
        thread.setDaemon(true);
        thread.start();
        synchronized (lock) {
            lock.notify();
        }
        if (inside) {
            seen = true;
        }
    }
}
