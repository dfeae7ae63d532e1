package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Unordered;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;

/**
 * An iterator over what a queue held when it was asked; remove takes the very object out of the queue, if still there. The
 * queue changes under the monitor of a lock.
 */
@Unordered
final class Snapshot<E> implements Iterator<E> {
    private final PriorityQueue<E> source;
    private final Object lock;
    private final Object[] items;
    private int next;
    private boolean removable;

    @Atomic
    Snapshot(PriorityQueue<E> source, Object lock) {
        this.source = source;
        this.lock = lock;
        synchronized (lock) {
            HeapEdges.seeAll(source);
            items = source.toArray();
        }
    }

    @Override
    public boolean hasNext() {
        return next < items.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
        if (next >= items.length) {
            throw new NoSuchElementException();
        }
        removable = true;
        return (E) items[next++];
    }

    @Override
    @Atomic
    @CallsOut
    public void remove() {
        if (!removable) {
            throw new IllegalStateException();
        }
        removable = false;
        synchronized (lock) {
            for (Iterator<E> iterator = source.iterator(); iterator.hasNext();) {
                if (iterator.next() == items[next - 1]) {
                    iterator.remove();
                    HeapEdges.change(source);
                    return;
                }
            }
        }
    }
}
