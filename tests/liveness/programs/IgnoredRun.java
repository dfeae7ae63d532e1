/** A run that is ignored before it gets anywhere is no run on which something does not happen. */
public class IgnoredRun {
    static volatile boolean done, ready;

    public static void main(String[] arguments) {
        new Thread(() -> ready = true).start();
        clew.Verify.ignoreIf(!ready);
        done = true;
    }
}
