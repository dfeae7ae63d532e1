package java.lang.ref;

/** Tells through its queue that the object is gone, and never gives it. */
public class PhantomReference<T> extends Reference<T> {
    public PhantomReference(T referent, ReferenceQueue<? super T> queue) {
        super(referent, queue);
    }

    public T get() {
        return null;
    }
}
