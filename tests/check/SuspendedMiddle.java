// verdict: assertion
/** A suspended thread may be in the middle of what it does. */
public class SuspendedMiddle {
    private static volatile int first, second;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            first = 1;
            second = 1;
        });
        thread.start();
        thread.suspend();
        assert first == second : "half done";
        thread.resume();
    }
}
