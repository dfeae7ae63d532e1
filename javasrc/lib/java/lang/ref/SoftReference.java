package java.lang.ref;

/** A reference that may be cleared when memory is short. Ours never is: it keeps its object alive. */
public class SoftReference<T> extends Reference<T> {
    public SoftReference(T referent) {
        super(referent);
    }

    public SoftReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }
}
