package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Copies;
import clew.internal.Pause;
import clew.internal.Unordered;
import java.io.Serializable;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;

/** A queue without room: each put waits for a take. Fair: the longest waiting first; else anyone. */
@Unordered
public class SynchronousQueue<E> extends TransferItems<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = -3223113410248163686L;
    private final boolean fair;

    public SynchronousQueue() {
        this(false);
    }

    public SynchronousQueue(boolean fair) {
        this.fair = fair;
    }

    @Override
    boolean inOrder(boolean requests) {
        return fair;
    }

    @Override
    @Atomic
    public void put(E e) throws InterruptedException {
        transfer(Objects.requireNonNull(e), Pause.FOREVER);
    }

    @Override
    @Atomic
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        return transfer(Objects.requireNonNull(e), nanos);
    }

    @Override
    @Atomic
    public boolean offer(E e) {
        return hand(Objects.requireNonNull(e), true);
    }

    @Override
    @Atomic
    public E take() throws InterruptedException {
        return receive(Pause.FOREVER);
    }

    @Override
    @Atomic
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return receive(unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public E poll() {
        return grab();
    }

    @Override
    public boolean isEmpty() {
        return true;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public int remainingCapacity() {
        return 0;
    }

    @Override
    public void clear() {
    }

    @Override
    public boolean contains(Object o) {
        return false;
    }

    @Override
    public boolean remove(Object o) {
        return false;
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        return c.isEmpty();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return false;
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return false;
    }

    @Override
    public E peek() {
        return null;
    }

    @Override
    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.emptySpliterator();
    }

    @Override
    public Object[] toArray() {
        return new Object[0];
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return Copies.into(a, toArray());
    }

    @Override
    public String toString() {
        return "[]";
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        int drained = 0;
        for (E item; drained < maxElements && (item = poll()) != null; drained++) {
            c.add(item);
        }
        return drained;
    }
}
