package java.lang.ref;

import clew.internal.Atomic;

/**
 * An object that refers to another without keeping it alive. The collector clears the first field; which references it
 * has cleared is asked when someone looks into a queue, so that no thread has to wait for it.
 */
public abstract class Reference<T> {
    /** States: nothing happened, cleared by the program, in its queue, taken out again. */
    private static final int ACTIVE = 0, CLEARED = 1, ENQUEUED = 2, REMOVED = 3;

    private T referent;
    private final ReferenceQueue<? super T> queue;
    /** The next one in the queue. */
    Reference<? extends T> next;
    private int state;

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T object) {
        return referent == object;
    }

    public void clear() {
        referent = null;
        if (state == ACTIVE) {
            state = CLEARED;
        }
    }

    @Deprecated(since = "16")
    public boolean isEnqueued() {
        takeCleared();
        return state == ENQUEUED;
    }

    @Atomic
    public boolean enqueue() {
        referent = null;
        if (queue == null || state == ENQUEUED || state == REMOVED) {
            return false;
        }
        state = ENQUEUED;
        queue.add(this);
        return true;
    }

    final void removed() {
        state = REMOVED;
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public static void reachabilityFence(Object object) {
    }

    /** Puts the references that the collector has cleared into their queues. */
    @Atomic
    static void takeCleared() {
        for (Reference<?> cleared = nextCleared(); cleared != null; cleared = nextCleared()) {
            cleared.enqueue();
        }
    }

    /** A reference that has a queue and is ACTIVE although its referent is gone; null: there is none. */
    private static native Reference<?> nextCleared();
}
