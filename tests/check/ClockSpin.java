// verdict: none
// with --clock-step 1000: assertion
/** Nothing comes after a loop that does nothing but look at the clock, unless that lets time pass. */
public class ClockSpin {
    public static void main(String[] arguments) {
        long end = System.currentTimeMillis() + 2000;
        while (System.currentTimeMillis() < end) {
            Thread.onSpinWait();
        }
        assert false;
    }
}
