package java.lang.ref;

import clew.internal.Atomic;
import clew.internal.Wait;

/** Where cleared references go; the last one added comes out first, as in the JDK. */
public class ReferenceQueue<T> {
    private Reference<? extends T> head;

    public ReferenceQueue() {
    }

    @Atomic
    void add(Reference<? extends T> reference) {
        reference.next = head == null ? reference : head;
        head = reference;
        Wait.wake(this);
    }

    @Atomic
    @SuppressWarnings("unchecked")
    public Reference<? extends T> poll() {
        Reference<? extends T> first = head;
        if (first != null) {
            head = first.next == first ? null : (Reference<? extends T>) first.next;
            first.next = null;
        }
        return first;
    }

    @Atomic
    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        long nanos = timeout == 0 ? -1 : timeout > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : timeout * 1_000_000;
        while (head == null) {
            int how = Wait.on(this, true, nanos);
            if (how == Wait.INTERRUPTED) {
                throw new InterruptedException();
            }
            if (how == Wait.TIMED_OUT) {
                return poll();
            }
        }
        return poll();
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }
}
