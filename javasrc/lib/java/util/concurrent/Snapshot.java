package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** An iterator over what a queue held when it was asked; remove takes the very object out of the queue, if still there. */
final class Snapshot<E> implements Iterator<E> {
    private final Collection<E> source;
    private final Object[] items;
    private int next;
    private boolean removable;

    Snapshot(Collection<E> source, Object[] items) {
        this.source = source;
        this.items = items;
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
    public void remove() {
        if (!removable) {
            throw new IllegalStateException();
        }
        removable = false;
        Object last = items[next - 1];
        source.removeIf(item -> item == last);
    }
}
