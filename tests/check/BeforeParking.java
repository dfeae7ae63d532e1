// verdict: deadlock
import clew.Verify;
import java.util.concurrent.locks.LockSupport;

/** Two permits that come before the thread parks are one, whatever it did after the first. */
public class BeforeParking {
    private static volatile boolean sent, begun;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            Verify.ignoreIf(!sent);
            begun = true;
            LockSupport.park();
            LockSupport.park();
        });
        thread.start();
        LockSupport.unpark(thread);
        sent = true;
        Verify.ignoreIf(!begun);
        LockSupport.unpark(thread);
    }
}
