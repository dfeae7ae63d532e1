package bench;

import bench.deos.Kernel;
import bench.deos.PeriodCounter;
import bench.deos.RangeCounter;
import bench.deos.ToggleCounter;

/**
 * A slice of the DEOS scheduler: a thread that is deleted in the middle of its period gives its whole budget back at once,
 * although it has used a part of it, so that threads may be promised more time than is left.
 * Arguments: "abstraction" lets time jump to where something happens; "unbounded" takes the limit from time and lets
 * period counters grow; "range" is "abstraction" with period counters of which only 0, 1 and "more" are told apart;
 * "fixed": what a deleted thread had is not given to others.
 */
public final class Deos {
    public static void main(String[] arguments) {
        boolean range = Arguments.has(arguments, "range");
        boolean unbounded = Arguments.has(arguments, "unbounded");
        boolean jumping = range || Arguments.has(arguments, "abstraction");
        PeriodCounter counter = range ? new RangeCounter() : unbounded ? new PeriodCounter() : new ToggleCounter();
        new Kernel(jumping, !unbounded, !Arguments.has(arguments, "fixed"), counter).run();
    }
}
