package java.util.concurrent.locks;

import clew.internal.Clock;

/** Blocking by a permit per thread: park waits for it and uses it up, unpark hands it out. */
public class LockSupport {
    private LockSupport() {
    }

    public static native void unpark(Thread thread);

    /** Returns at once with the permit or when interrupted (the status stays), else blocks; nanos &lt; 0: no time limit. */
    private static native void parkFor(long nanos);

    /** Sets what the current thread is blocked for; null: nothing. */
    public static native void setCurrentBlocker(Object blocker);

    private static native Object blockerOf(Thread thread);

    public static Object getBlocker(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return blockerOf(thread);
    }

    /** For classes of the JDK in this package. */
    static long getThreadId(Thread thread) {
        return thread.getId();
    }

    public static void park() {
        parkFor(-1);
    }

    public static void park(Object blocker) {
        setCurrentBlocker(blocker);
        parkFor(-1);
        setCurrentBlocker(null);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            parkFor(nanos);
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            setCurrentBlocker(blocker);
            parkFor(nanos);
            setCurrentBlocker(null);
        }
    }

    public static void parkUntil(long deadline) {
        parkFor(Math.max(0, deadline - Clock.millis()) * 1_000_000);
    }

    public static void parkUntil(Object blocker, long deadline) {
        setCurrentBlocker(blocker);
        parkUntil(deadline);
        setCurrentBlocker(null);
    }
}
