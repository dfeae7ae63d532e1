// verdict: assertion
import clew.Verify;

/** To be interrupted is a step of its own: the next interrupt may come before the thread does anything. */
public class AfterInterruptedSleep {
    private static volatile boolean gone, early;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                gone = true;
                boolean again = Thread.interrupted();
                assert !again || !early : "interrupted again between the two";
            }
        });
        thread.start();
        Verify.ignoreIf(thread.getState() != Thread.State.TIMED_WAITING);
        thread.interrupt();
        thread.interrupt();
        early = !gone;
    }
}
