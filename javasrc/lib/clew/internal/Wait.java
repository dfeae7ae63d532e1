package clew.internal;

/** Blocking and waking for library code: like a wait set, but with no monitor attached. */
public final class Wait {
    /** What {@link #on} returns. */
    public static final int WOKEN = 0, TIMED_OUT = 1, INTERRUPTED = 2, SPURIOUS = 3;

    private Wait() {
    }

    /**
     * Blocks the current thread until another calls wake or wakeAll on the same key, the time is over (nanos &lt; 0:
     * never) or, if interruptible, an interrupt takes effect (its interrupt status is then cleared). The latter
     * is an event of its own: until then an interrupted thread can be woken or time out. Inside an {@link Atomic} method
     * this is where other threads run; call it in a loop that tests its condition.
     */
    public static native int on(Object key, boolean interruptible, long nanos);

    /** The same, but it may also end for no reason at all, if the checker is told that waits may: then it is SPURIOUS. */
    public static native int onCondition(Object key, boolean interruptible, long nanos);

    /**
     * For a thread that was woken: whether an interrupt that has come in the meantime ends its wait after all (the
     * checker tries both). If so its interrupt status is cleared.
     */
    public static native boolean endsByInterrupt();

    /** Wakes every thread that waits on the key. */
    public static native void wakeAll(Object key);

    /** Wakes one thread that waits on the key (any of them: the checker tries each). */
    public static native void wake(Object key);

    /** Lets others run first, even inside an {@link Atomic} method. */
    public static native void letOthers();

    /**
     * False, for an operation that fails: the caller has learnt something of other threads by it, and nothing orders it after
     * what they have done.
     */
    public static native boolean fails();

    /** How many threads wait on the key. */
    public static native int waiting(Object key);
}
