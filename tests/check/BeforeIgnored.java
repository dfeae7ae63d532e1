// verdict: assertion
import clew.Verify;

/** What others do before a thread asks for the path to be ignored has happened. */
public class BeforeIgnored {
    private static volatile boolean written;

    public static void main(String[] arguments) {
        new Thread(() -> {
            written = true;
            Verify.ignoreIf(true);
        }).start();
        assert !written : "seen before the path is ignored";
    }
}
