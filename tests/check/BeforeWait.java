// verdict: assertion
import clew.Verify;

/** A thread that was interrupted may be seen so by others up to its wait. */
public class BeforeWait {
    private static final Object lock = new Object();
    private static volatile boolean sent, begun;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                Verify.ignoreIf(!sent);
                begun = true;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        thread.start();
        thread.interrupt();
        sent = true;
        Verify.ignoreIf(!begun);
        assert !thread.isInterrupted() : "not waiting yet";
    }
}
