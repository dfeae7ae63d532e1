// verdict: assertion
import clew.Verify;

/** Who waited for a class inside of a lock gives that back in a step of its own. */
public class AfterInitializerWaitedFor {
    private static final Object lock = new Object();
    private static volatile boolean begun, held, go, gone;

    private static final class Late {
        static {
            begun = true;
            Verify.ignoreIf(!go);
        }
    }

    public static void main(String[] arguments) {
        new Thread(Late::new).start();
        new Thread(() -> {
            synchronized (lock) {
                Verify.ignoreIf(!begun);
                held = true;
                new Late();
            }
            gone = true;
        }).start();
        Verify.ignoreIf(!held);
        go = true;
        synchronized (lock) {
            assert gone : "the lock is free, and nothing has happened since";
        }
    }
}
