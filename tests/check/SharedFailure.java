// verdict: assertion
import clew.Verify;

/** Why a class cannot be initialized is told to all threads by one object, which they share. */
public class SharedFailure {
    private static volatile boolean begun;

    private static final class Bad {
        static int number = Integer.parseInt("x");
    }

    private static Throwable cause() {
        try {
            return new RuntimeException("" + Bad.number);
        } catch (LinkageError e) {
            return e.getCause();
        }
    }

    public static void main(String[] arguments) {
        cause();
        Throwable why = cause();
        new Thread(() -> {
            Throwable same = cause();
            Verify.ignoreIf(!begun);
            assert same.getSuppressed().length == 1 : "not added yet";
        }).start();
        begun = true;
        why.addSuppressed(new RuntimeException());
    }
}
