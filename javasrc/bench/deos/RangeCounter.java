package bench.deos;

import clew.Verify;

/** Period numbers of which 0 and 1 are exact and 2 stands for all above; whether two of those are equal is left open. */
public final class RangeCounter extends PeriodCounter {
    private static final int MANY = 2;

    @Override
    int next(int number) {
        return Math.min(number + 1, MANY);
    }

    @Override
    boolean same(int one, int other) {
        return one == other && (one < MANY || Verify.chooseAbstractBool());
    }
}
