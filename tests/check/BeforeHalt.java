// verdict: assertion

/** Others may come between the last write of a thread and its halt. */
public class BeforeHalt {
    private static volatile boolean written;

    public static void main(String[] arguments) {
        new Thread(() -> {
            written = true;
            Runtime.getRuntime().halt(0);
        }).start();
        assert !written : "seen before the halt";
    }
}
