package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * A priority queue inside of another queue: nobody iterates over it while it changes, so that it need not count its
 * modifications. The count would keep states apart that are equal, and a queue in use would never come back to one.
 */
final class Heap<E> extends PriorityQueue<E> {
    Heap() {
    }

    Heap(int initialCapacity, Comparator<? super E> comparator) {
        super(initialCapacity, comparator);
    }

    Heap(Collection<? extends E> items) {
        super(items);
        modCount = 0;
    }

    @Override
    public boolean offer(E e) {
        boolean result = super.offer(e);
        modCount = 0;
        return result;
    }

    @Override
    public E poll() {
        E result = super.poll();
        modCount = 0;
        return result;
    }

    @Override
    public boolean remove(Object o) {
        boolean result = super.remove(o);
        modCount = 0;
        return result;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        boolean result = super.removeIf(filter);
        modCount = 0;
        return result;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        boolean result = super.removeAll(c);
        modCount = 0;
        return result;
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        boolean result = super.retainAll(c);
        modCount = 0;
        return result;
    }

    @Override
    public void clear() {
        super.clear();
        modCount = 0;
    }
}
