package java.lang.ref;

import clew.internal.Atomic;
import clew.internal.Wait;

/** References whose objects are gone, the last one first, as in the JDK. */
public class ReferenceQueue<T> {
    private Reference<? extends T> head;

    public ReferenceQueue() {
    }

    @SuppressWarnings("unchecked")
    void add(Reference<?> reference) {
        Reference<T> added = (Reference<T>) reference;
        added.next = head;
        head = added;
        Wait.wakeAll(this);
    }

    @Atomic
    public Reference<? extends T> poll() {
        Reference.takeCleared();
        Reference<? extends T> first = head;
        if (first != null) {
            head = next(first);
            first.removed();
        }
        return first;
    }

    @SuppressWarnings("unchecked")
    private Reference<? extends T> next(Reference<? extends T> reference) {
        Reference<? extends T> next = ((Reference<T>) reference).next;
        ((Reference<T>) reference).next = null;
        return next;
    }

    @Atomic
    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        int outcome = Thread.interrupted() ? Wait.INTERRUPTED : Wait.WOKEN;
        Reference<? extends T> found = null;
        while (outcome == Wait.WOKEN && (found = poll()) == null) {
            outcome = Wait.on(this, true, timeout == 0 ? -1 : timeout * 1_000_000);
        }
        if (outcome == Wait.INTERRUPTED) {
            throw new InterruptedException();
        }
        return found == null ? poll() : found;
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }
}
