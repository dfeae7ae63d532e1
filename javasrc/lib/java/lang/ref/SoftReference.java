package java.lang.ref;

/** A reference that keeps its object alive as long as there is memory: here, until a collection is asked for. */
public class SoftReference<T> extends Reference<T> {
    public SoftReference(T referent) {
        super(referent);
    }

    public SoftReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }
}
