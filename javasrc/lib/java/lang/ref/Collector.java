package java.lang.ref;

/** System.gc(), and the cleaner that the library itself uses: for java.lang and jdk.internal.ref. */
public final class Collector {
    private static boolean hasCollected;

    private Collector() {
    }

    /** Whether System.gc() was ever called: if not, no reference has lost its object. */
    public static boolean hasCollected() { return hasCollected; }

    /** Collects garbage, clearing weak and phantom references to it. */
    private static native void collect();

    public static void collectAndEnqueue() {
        hasCollected = true;
        collect();
        Reference.enqueueCleared();
    }

    public static Cleaner idleCleaner() {
        return Cleaner.createIdle();
    }
}
