// verdict: assertion
import clew.Verify;

/** To be interrupted is a step of its own, also where it still has the lock: the next interrupt may come before the thread does anything. */
public class AfterInterruptedWait {
    private static final Object lock = new Object();
    private static volatile boolean gone, early;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    gone = true;
                    boolean again = Thread.interrupted();
                    assert !again || !early : "interrupted again between the two";
                }
            }
        });
        thread.start();
        Verify.ignoreIf(thread.getState() != Thread.State.WAITING);
        thread.interrupt();
        thread.interrupt();
        early = !gone;
    }
}
