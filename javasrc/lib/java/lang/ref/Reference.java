package java.lang.ref;

import clew.internal.Chance;
import jdk.internal.access.JavaLangRefAccess;
import jdk.internal.access.SharedSecrets;

/**
 * A reference that does not keep its object alive. References are cleared only by System.gc(), and then all at once, in a fixed
 * order, so that a run can be repeated. The VM knows the first three fields and {@link #pending}.
 */
public abstract class Reference<T> {
    private T referent;
    /** null: none, or enqueued already. */
    private ReferenceQueue<? super T> queue;
    /** The next in a queue (itself: the last one), or in the pending list. */
    Reference<?> next;

    /** What the VM has cleared and nobody has enqueued yet. Set here, so that the class has an initializer and its mirror is there
     * when the collector writes to it. */
    private static Reference<?> pending = null;

    /** What other packages may ask for; they load this class by name, and only with a JDK is there one to load. */
    private static final class Access implements JavaLangRefAccess {
        static {
            SharedSecrets.setJavaLangRefAccess(new Access());
        }

        public void startThreads() {
        }

        @Override
        public boolean waitForReferenceProcessing() {
            return enqueueCleared();
        }

        @Override
        public void runFinalization() {
        }
    }

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        Chance.noteReference();
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
    }

    @Deprecated(since = "16")
    public boolean isEnqueued() {
        return queue == null && next != null;
    }

    public boolean enqueue() {
        referent = null;
        return enqueueNow();
    }

    private boolean enqueueNow() {
        ReferenceQueue<? super T> to = queue;
        if (to == null) {
            return false;
        }
        queue = null;
        to.add(this);
        return true;
    }

    /** After a collection: queues what it cleared. Whether there was something. */
    static boolean enqueueCleared() {
        boolean some = pending != null;
        while (pending != null) {
            Reference<?> first = pending;
            pending = first.next;
            first.next = null;
            if (first instanceof jdk.internal.ref.Cleaner) {
                ((jdk.internal.ref.Cleaner) first).clean();
            } else {
                first.enqueueNow();
            }
        }
        return some;
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public static void reachabilityFence(Object object) {
    }
}
