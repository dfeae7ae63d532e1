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
}
