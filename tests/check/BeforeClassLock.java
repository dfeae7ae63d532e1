// verdict: assertion
import clew.Verify;

/** Another thread may come first to the lock of a class. */
public class BeforeClassLock {
    private static volatile boolean begun;
    private static Thread first;

    private static void take() {
        if (first == null) {
            first = Thread.currentThread();
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            synchronized (BeforeClassLock.class) {
                take();
            }
        }).start();
        begun = true;
        synchronized (BeforeClassLock.class) {
            assert first == null : "another was first";
            take();
        }
    }
}
