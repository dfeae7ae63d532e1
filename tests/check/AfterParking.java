// verdict: assertion
import clew.Verify;
import java.util.concurrent.locks.LockSupport;

/** To use a permit up is a step of its own: the next one may come before the thread does anything. */
public class AfterParking {
    private static volatile boolean gone, early;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            LockSupport.park();
            gone = true;
            LockSupport.park();
            assert !early : "a permit between the two";
        });
        thread.setDaemon(true);
        thread.start();
        Verify.ignoreIf(thread.getState() != Thread.State.WAITING);
        LockSupport.unpark(thread);
        LockSupport.unpark(thread);
        early = !gone;
    }
}
