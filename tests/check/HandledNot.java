// verdict: none
// notes: none
// with --property handled-assertion: none

/** Other exceptions that are caught, and an assertion that holds. */
public class HandledNot {
    private static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                throw new IllegalStateException();
            } catch (IllegalStateException expected) {
                count++;
            }
        });
        other.start();
        other.join();
        try {
            assert count == 1;
        } finally {
            count = 0;
        }
    }
}
