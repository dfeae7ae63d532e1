package java.lang.ref;

/** References whose objects are gone. The queue watches its references and looks at them when it is asked. */
public class ReferenceQueue<T> {
    private Reference<?> first;

    public ReferenceQueue() {
    }

    synchronized void watch(Reference<?> reference) {
        reference.next = first;
        first = reference;
    }

    synchronized void noticed() {
        notifyAll();
    }

    @SuppressWarnings("unchecked")
    public synchronized Reference<? extends T> poll() {
        Reference<?> before = null;
        for (Reference<?> at = first; at != null; before = at, at = at.next) {
            if (at.wantsOut()) {
                if (before == null) {
                    first = at.next;
                } else {
                    before.next = at.next;
                }
                at.next = null;
                at.taken();
                return (Reference<? extends T>) at;
            }
        }
        return null;
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }

    public synchronized Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        Reference<? extends T> found = poll();
        if (found == null) {
            wait(timeout);
            found = poll();
        }
        while (found == null && timeout == 0) {
            wait();
            found = poll();
        }
        return found;
    }
}
