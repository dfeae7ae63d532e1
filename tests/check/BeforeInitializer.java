// verdict: assertion
import clew.Verify;

/** Another thread may come first to a class, right before this one. */
public class BeforeInitializer {
    private static volatile boolean begun;
    private static volatile Thread initializer;

    private static final class Late {
        static {
            initializer = Thread.currentThread();
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            new Late();
        }).start();
        begun = true;
        new Late();
        assert initializer == Thread.currentThread() : "initialized by another";
    }
}
