package bench.deos;

/** How period numbers are counted and compared: plainly, without end. Subclasses abstract. */
public class PeriodCounter {
    int next(int number) {
        return number + 1;
    }

    boolean same(int one, int other) {
        return one == other;
    }
}
