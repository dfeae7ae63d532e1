import clew.Operation;

/** An exchange of values that is none: with many values the first scenario that fails has many before it. */
public final class Swap {
    private volatile int last;

    @Operation
    public int set(int value) {
        int before = last;
        last = value;
        return before;
    }
}
