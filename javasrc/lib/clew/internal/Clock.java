package clew.internal;

/**
 * What library code does with time. A program that reads a clock (System.nanoTime) makes it part of the states of a search;
 * these methods do not, so a value that they return must not reach the program. In a search whose states are without time
 * the clock stands still, and a wait that has timed out has waited for the whole of its time.
 */
public final class Clock {
    private Clock() {
    }

    /** Since some moment, as System.nanoTime. */
    public static native long nanos();

    /** Milliseconds since 1970 when nanos was 0. */
    public static native long startMillis();

    /** Since 1970, as System.currentTimeMillis. */
    public static long millis() {
        return startMillis() + nanos() / 1_000_000;
    }

    /** Whether time passes: always but in a search whose states are without time. */
    public static native boolean isKept();

    /** Lets time pass, if it does in a search. Nothing in a plain run, where it passes by itself. */
    public static native void pass(long nanos);

    /**
     * How much time has passed when a task with this delay joins others that are due after the given times, in ascending
     * order. Any time may have: those of them that would come after the new task (the first, the first two...) may also
     * come before it, just so or as long before it as possible. Each case is tried. Destroys the array.
     */
    public static long chooseElapsed(long[] left, long delay) {
        int later = 0;
        for (int i = 0; i < left.length; i++) {
            if (left[i] > delay && (later == 0 || left[i] != left[later - 1])) {
                left[later++] = left[i];
            }
        }
        if (later > 0 && left.length > 1) {
            Chance.noteDelays();
        }
        int passed = later == 0 ? 0 : Chance.below(2 * later + 1);
        if (passed == 0) {
            return 0;
        }
        int last = (passed - 1) / 2;        // of those that come before the new task
        if (passed % 2 == 1) {
            return left[last] - delay;
        }
        return last + 1 < later ? left[last + 1] - delay - 1 : left[last];
    }
}
