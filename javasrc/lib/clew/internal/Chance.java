package clew.internal;

/** What the documentation leaves open: the checker tries each possibility. */
public final class Chance {
    private Chance() {
    }

    /** A number below this: the checker tries each, a plain run takes 0. */
    public static native int below(int count);

    /**
     * Whether an operation that may fail for no reason does so now: only if the checker is told that they may. Ask when it
     * would succeed. The summary says that the program has such operations if their failures are not searched.
     */
    public static native boolean failsSpuriously();

    /** The size of this map is asked for, which may lag behind updates by others and does not here: the summary says so. */
    public static native void noteMayLag(Object map);

    /** The same for the sum of an adder. */
    public static native void noteSumMayLag(Object adder);

    /** A seed is made of which nobody can say what it is; here it is the same in every search. */
    public static native void noteRandom();

    /** A reference that does not keep its object alive: it is cleared by System.gc() only, not at any time. */
    public static native void noteReference();

    /** Elements come in an order that java makes anew in each run. */
    public static native void noteSetOrder();

    /** A task is scheduled before some of at least two that wait: which of them comes first depends on more than one time. */
    public static native void noteDelays();

    /** A thread gets its number, and its number or a name made of that is asked for: which is the next depends on the schedule. */
    public static native void noteThreadMade();

    public static native void noteThreadNumber();
}
