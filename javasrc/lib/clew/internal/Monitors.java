package clew.internal;

/** The monitor that every object has, for library code that needs more than a synchronized block. */
public final class Monitors {
    private Monitors() {
    }

    /** Takes the monitor as monitorenter does: blocks while another thread owns it. */
    public static native void enter(Object object);

    /** Takes the monitor if that is possible at once. */
    public static native boolean tryEnter(Object object);

    /** As enter, but gives up with InterruptedException when interrupted (before or while blocked). */
    public static native void enterInterruptibly(Object object) throws InterruptedException;

    /** As enterInterruptibly, but gives up (false) when the time has passed. The checker tries both outcomes. */
    public static native boolean enterTimed(Object object, long nanos) throws InterruptedException;

    /** Gives the monitor back once; IllegalMonitorStateException when the current thread does not own it. */
    public static native void exit(Object object);

    /** How often the current thread has entered and not left; 0 when it does not own the monitor. */
    public static native int holds(Object object);

    /** The thread that owns the monitor, or null. */
    public static native Thread owner(Object object);

    /** Whether some thread is blocked on entering the monitor. */
    public static native boolean contended(Object object);

    /** The threads that are blocked on entering the monitor. */
    public static native Thread[] entering(Object object);
}
