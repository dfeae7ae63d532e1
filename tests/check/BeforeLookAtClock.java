// verdict: none
// with --clock-step 1: assertion
import clew.Verify;

/** Where time passes with each look at a clock, others may look first. */
public class BeforeLookAtClock {
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        long before = System.currentTimeMillis();
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            System.currentTimeMillis();
        }).start();
        begun = true;
        assert System.currentTimeMillis() <= before + 1 : "another has looked";
    }
}
