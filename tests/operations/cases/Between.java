import clew.Operation;

/** Wrong: get does not know whether there was an add since the mark. Shows only if the add comes between a call that does nothing visible and the next one. */
public class Between {
    private volatile int count;

    @Operation public void add() { count++; }
    @Operation(nonParallelGroup = "marker") public void mark() { }
    @Operation(nonParallelGroup = "marker") public boolean get() { return count < 0; }

    public static class Specification {
        private int count, marked = -1;

        public void add() { count++; }
        public void mark() { marked = count; }
        public boolean get() { return marked >= 0 && marked < count; }
    }
}
