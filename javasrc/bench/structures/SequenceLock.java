package bench.structures;

import clew.Operation;
import clew.Values;

/** Two numbers that are written together: a reader tries again if the version was odd or has changed. */
public class SequenceLock {
    private volatile int version;
    private volatile int one, other;

    @Operation
    public synchronized void write(@Values("1..2") int value) {
        version++;
        one = value;
        other = value;
        version++;
    }

    @Operation
    public int[] read() {
        for (;;) {
            int before = version, first = one, second = other;
            if (isGood(before, version))
                return new int[] {first, second};
        }
    }

    boolean isGood(int before, int after) {
        return before % 2 == 0 && before == after;
    }

    /** Wrong: that the version was even does not say that it stayed the same. */
    public static final class Torn extends SequenceLock {
        @Override
        boolean isGood(int before, int after) {
            return before % 2 == 0;
        }
    }
}
