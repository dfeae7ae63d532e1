package java.lang.ref;

/** System.gc(), and the cleaner that the library itself uses: for java.lang and jdk.internal.ref. */
public final class Collector {
    private Collector() {
    }

    /** Collects garbage, clearing weak and phantom references to it. */
    private static native void collect();

    public static void collectAndEnqueue() {
        collect();
        Reference.enqueueCleared();
    }

    public static Cleaner idleCleaner() {
        return Cleaner.createIdle();
    }
}
