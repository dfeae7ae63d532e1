// verdict: assertion
import clew.Verify;

/** A thread that was interrupted may be seen so by others up to its sleep. */
public class BeforeSleep {
    private static volatile boolean sent, begun;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            Verify.ignoreIf(!sent);
            begun = true;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        });
        thread.start();
        thread.interrupt();
        sent = true;
        Verify.ignoreIf(!begun);
        assert !thread.isInterrupted() : "not asleep yet";
    }
}
