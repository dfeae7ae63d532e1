// verdict: assertion
import clew.Verify;

/** Another thread may come first to a static method that only one at a time can execute. */
public class BeforeStaticMethod {
    private static volatile boolean begun;
    private static Thread first;

    private static synchronized void take() {
        if (first == null) {
            first = Thread.currentThread();
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            take();
        }).start();
        begun = true;
        take();
        assert first == Thread.currentThread() : "another was first";
    }
}
