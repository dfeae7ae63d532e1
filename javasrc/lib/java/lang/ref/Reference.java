package java.lang.ref;

import java.util.Objects;

/**
 * A reference that does not keep its object alive. The collector clears it; a queue finds out by looking when it is asked.
 */
public abstract class Reference<T> {
    private T referent;                 // the VM expects it to be the first field
    private ReferenceQueue<? super T> queue;    // null: none, or taken from it already
    Reference<?> next;                  // of those that the queue watches
    private boolean enqueued;

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
        if (queue != null) {
            queue.watch(this);
        }
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T object) {
        return referent == object;
    }

    public void clear() {
        referent = null;
    }

    @Deprecated(since = "16")
    public boolean isEnqueued() {
        return queue != null && enqueued;
    }

    public boolean enqueue() {
        referent = null;
        boolean fresh = queue != null && !enqueued;
        enqueued = true;
        if (fresh) {
            queue.noticed();
        }
        return fresh;
    }

    /** It has left its queue. */
    final void taken() {
        queue = null;
    }

    final boolean wantsOut() {
        return enqueued || referent == null;
    }

    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    /** Objects live as long as a reference to them does, so nothing is to be done. */
    public static void reachabilityFence(Object object) {
    }
}
