// verdict: assertion
import clew.Verify;

/** Who waits for a class may come right after the initializer, also if that had to wait for another class at last. */
public class AfterInitializer {
    private static volatile boolean begun, outside, waiting, go, gone;

    private static final class Inner {
        static {
            begun = true;
            Verify.ignoreIf(!go);
        }
    }

    private static final class Outer {
        static {
            Verify.ignoreIf(!begun);
            outside = true;
            new Inner();
        }
    }

    public static void main(String[] arguments) {
        new Thread(Inner::new).start();
        new Thread(() -> {
            new Outer();
            gone = true;
        }).start();
        new Thread(() -> {
            Verify.ignoreIf(!outside);
            waiting = true;
            new Outer();
            assert gone : "the class is ready, and nothing has happened since";
        }).start();
        Verify.ignoreIf(!waiting);
        go = true;
    }
}
