import clew.State;

/** The less room there is in the buffer of bench.BufferExample, the better. */
public final class BufferRoom {
    private static final int DEFAULT = 100;

    public static double heuristicValue(State state) {
        State.Reference main = state.getClass("bench.BufferExample");
        if (main == null)
            return DEFAULT;
        State.Reference buffer = main.getObjectField("buffer");
        if (buffer == null)
            return DEFAULT;
        int current = buffer.getIntField("current");
        int capacity = buffer.getIntField("capacity");
        return current > capacity ? 0 : capacity - current;
    }
}
