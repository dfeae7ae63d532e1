// verdict: assertion
// with --config end=halt: assertion
// with --config end=throw --property assertion: assertion
import clew.Verify;

/** A thread that ends all as the first thing that it does still lets others come first. */
public class EndsAtOnce {
    private static volatile int written;

    private static void end() {
        String end = String.valueOf(Verify.getProperty("end"));
        if (end.equals("halt")) {
            Runtime.getRuntime().halt(0);
        } else if (end.equals("throw")) {
            throw new IllegalStateException();
        }
        Verify.ignoreIf(true);
    }

    public static void main(String[] arguments) {
        new Thread(EndsAtOnce::end).start();
        written = 1;
        assert written != 1 : "written first";
    }
}
