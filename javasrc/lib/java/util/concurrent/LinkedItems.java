package java.util.concurrent;

import clew.internal.Atomic;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;

/**
 * What the linked concurrent queues and deques share: a ring of links. A link that was taken out has no item but still
 * knows its neighbours, so that an iterator standing on it finds its way back. What looks at several elements goes from
 * one to the next, each a step of its own.
 */
abstract class LinkedItems<E> extends AbstractQueue<E> {
    /** An element; or the place between last and first, with no item. */
    static final class Link<E> {
        E item;
        Link<E> previous, next;
    }

    final Link<E> ends = new Link<>();

    LinkedItems() {
        ends.previous = ends;
        ends.next = ends;
    }

    final Link<E> end(boolean first) {
        return first ? ends.next : ends.previous;
    }

    void link(boolean first, E item) {
        Link<E> link = new Link<>();
        link.item = item;
        link.previous = first ? ends : ends.previous;
        link.next = first ? ends.next : ends;
        link.previous.next = link;
        link.next.previous = link;
    }

    E unlink(Link<E> link) {
        E item = link.item;
        link.item = null;
        link.previous.next = link.next;
        link.next.previous = link.previous;
        return item;
    }

    /** Waits until no other thread calls the program while it must not be disturbed. */
    void awaitLocks() {
    }

    /** Takes the element at an end, null when there is none. */
    final E pull(boolean first) {
        Link<E> link = end(first);
        return link == ends ? null : unlink(link);
    }

    static <T> T present(T item) {
        if (item == null) {
            throw new NoSuchElementException();
        }
        return item;
    }

    final void addEach(Collection<? extends E> c) {
        for (E element : c) {
            link(false, Objects.requireNonNull(element));
        }
    }

    boolean removeOccurrence(Object object, boolean first) {
        if (object != null) {
            for (Items items = new Items(first); items.hasNext();) {
                if (object.equals(items.next()) && items.take()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    @Atomic
    public E peek() {
        awaitLocks();
        return ends.next.item;
    }

    @Override
    @Atomic
    public boolean isEmpty() {
        return ends.next == ends;
    }

    @Override
    public int size() {
        int size = 0;
        for (Items items = new Items(true); items.hasNext(); items.next()) {
            size++;
        }
        return size;
    }

    @Override
    public boolean contains(Object o) {
        if (o != null) {
            for (Items items = new Items(true); items.hasNext();) {
                if (o.equals(items.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean remove(Object o) {
        return removeOccurrence(o, true);
    }

    @Override
    public Object[] toArray() {
        ArrayList<E> items = new ArrayList<>();
        for (E item : this) {
            items.add(item);
        }
        return items.toArray();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        Object[] items = toArray();
        if (a.length < items.length) {
            return (T[]) Arrays.copyOf(items, items.length, a.getClass());
        }
        System.arraycopy(items, 0, a, 0, items.length);
        if (a.length > items.length) {
            a[items.length] = null;
        }
        return a;
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }

    @Override
    public Iterator<E> iterator() {
        return new Items(true);
    }

    /** Whether iterators decide that there is no more when they fetch the last element, not when they hand it out. */
    boolean looksAhead() {
        return false;
    }

    Iterator<E> backwards() {
        return new Items(false);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
    }

    /** Holds the next element, so that what hasNext promised is there. */
    private final class Items implements Iterator<E> {
        private final boolean forwards;
        private Link<E> last, next, after;      // after: known in advance, where that is wanted
        private E item;

        @Atomic
        Items(boolean forwards) {
            this.forwards = forwards;
            awaitLocks();
            advance(end(forwards));
        }

        private void advance(Link<E> link) {
            while (link != ends && link.item == null) {
                link = neighbour(link);
            }
            next = link;
            item = link.item;
            after = looksAhead() ? neighbour(link) : null;
        }

        private Link<E> neighbour(Link<E> link) {
            return forwards ? link.next : link.previous;
        }

        @Override
        public boolean hasNext() {
            return item != null;
        }

        @Override
        @Atomic
        public E next() {
            E result = present(item);
            awaitLocks();
            last = next;
            advance(after == null ? neighbour(next) : after);
            return result;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            take();
        }

        /** Takes out the element that was handed out last; false: another thread has done so. */
        @Atomic
        boolean take() {
            Link<E> taken = last;
            last = null;
            awaitLocks();
            if (taken.item == null) {
                return false;
            }
            unlink(taken);
            return true;
        }
    }
}
