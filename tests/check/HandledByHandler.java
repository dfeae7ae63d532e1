// verdict: none
// notes: handled-assertion handler
// with --property handled-assertion: handled-assertion

/** An assertion ends a thread, which has a handler for that. */
public class HandledByHandler {
    private static int count;

    public static void main(String[] arguments) {
        Thread other = new Thread(() -> {
            assert count == 0;
        });
        other.setUncaughtExceptionHandler((thread, failure) -> count = 2);
        other.start();
        count++;
    }
}
