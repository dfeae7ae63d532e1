package jdk.internal.perf;

/** A number that the JDK counts for tools that watch it. Nobody watches here, so nothing is counted. */
public class PerfCounter {
    private static final PerfCounter ANY = new PerfCounter();

    private PerfCounter() {
    }

    public static PerfCounter newPerfCounter(String name) {
        return ANY;
    }

    public static PerfCounter newConstantPerfCounter(String name) {
        return ANY;
    }

    public long get() {
        return 0;
    }

    public void set(long value) {
    }

    public void add(long value) {
    }

    public void increment() {
    }

    public void addTime(long interval) {
    }

    public void addElapsedTimeFrom(long start) {
    }

    public static PerfCounter getFindClasses() {
        return ANY;
    }

    public static PerfCounter getFindClassTime() {
        return ANY;
    }

    public static PerfCounter getReadClassBytesTime() {
        return ANY;
    }

    public static PerfCounter getParentDelegationTime() {
        return ANY;
    }

    public static PerfCounter getZipFileCount() {
        return ANY;
    }

    public static PerfCounter getZipFileOpenTime() {
        return ANY;
    }
}
