// verdict: none
// notes: none
// with --property exit: none

/** Ends itself with status 0, on every schedule. */
public class ExitFine {
    private static volatile int count;

    public static void main(String[] arguments) {
        new Thread(() -> count = 1).start();
        System.exit(count * 256);
    }
}
