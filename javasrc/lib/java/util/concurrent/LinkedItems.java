package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Copies;
import clew.internal.Edges;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/**
 * What the linked concurrent queues and deques share: a ring of links. A link that was taken out has no item but still
 * knows its neighbours, so that an iterator standing on it finds its way back. What looks at several elements goes from
 * one to the next, each a step of its own.
 */
@Unordered
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

    /** Places an element; from: who did so gave there, if it was not this thread. */
    void link(boolean first, E item, Object from) {
        Link<E> link = new Link<>();
        link.item = item;
        link.previous = first ? ends : ends.previous;
        link.next = first ? ends.next : ends;
        link.previous.next = link;
        link.next.previous = link;
        if (from == null) {
            Edges.give(link);
        } else {
            Edges.carry(from, link);
        }
    }

    E unlink(Link<E> link) {
        E item = link.item;
        link.item = null;
        link.previous.next = link.next;
        link.next.previous = link.previous;
        Edges.take(link);
        Edges.change(this);
        return item;
    }

    /** Waits until no other thread calls the program while it must not be disturbed. */
    void awaitLocks() {
    }

    /** Takes the element at an end, null when there is none. */
    final E pull(boolean first) {
        Edges.look(this);
        Link<E> link = end(first);
        return link == ends ? null : unlink(link);
    }

    /** The element at an end, null when there is none. */
    final E see(boolean first) {
        Edges.look(this);
        Link<E> link = end(first);
        if (link != ends) {
            Edges.take(link);
        }
        return link.item;
    }

    static <T> T present(T item) {
        if (item == null) {
            throw new NoSuchElementException();
        }
        return item;
    }

    final void addEach(Collection<? extends E> c) {
        for (E element : c) {
            link(false, Objects.requireNonNull(element), null);
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
        return see(true);
    }

    @Override
    @Atomic
    public boolean isEmpty() {
        Edges.learn();
        return ends.next == ends;
    }

    @Override
    public int size() {
        int size = 0;
        for (Link<E> link = after(ends); link != ends; link = after(link)) {
            size++;
        }
        return size;
    }

    /** Where the next element is, which is only counted. */
    @Atomic
    private Link<E> after(Link<E> link) {
        Edges.learn();
        do {
            link = link.next;
        } while (link != ends && link.item == null);
        return link;
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
    public <T> T[] toArray(T[] a) {
        return Copies.into(a, toArray());
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

    /** Adds all elements, one after the other, or none if one of them is null. */
    final boolean addAllOrNone(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        List<E> all = new ArrayList<>();
        for (E e : c) {
            all.add(Objects.requireNonNull(e));
        }
        return super.addAll(all);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
    }

    /** Holds the next element, so that what hasNext promised is there. */
    @Unordered
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
            Edges.look(LinkedItems.this);
            next = link;
            item = link.item;
            after = looksAhead() ? neighbour(link) : null;
        }

        private Link<E> neighbour(Link<E> link) {
            return forwards ? link.next : link.previous;
        }

        @Override
        public boolean hasNext() {
            if (item == null) {
                return false;
            }
            Edges.take(next);
            return true;
        }

        @Override
        @Atomic
        public E next() {
            E result = present(item);
            awaitLocks();
            last = next;
            Edges.take(last);
            advance(after == null ? neighbour(next) : after);
            return result;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Iterator.super.forEachRemaining(action);
            if (looksAhead()) {
                last = null;            // where the place is known in advance, walking to the end leaves nothing to remove
            }
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
            Edges.look(LinkedItems.this);
            if (taken.item == null) {
                return false;
            }
            unlink(taken);
            return true;
        }
    }

    // --- serialization of queues: the elements, up to a null ---

    final void writeItems(ObjectOutputStream out) throws IOException {
        for (E item : this) out.writeObject(item);
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    final void readItems(ObjectInputStream in) throws IOException, ClassNotFoundException {
        List<E> items = new ArrayList<>();
        for (Object item = in.readObject(); item != null; item = in.readObject()) items.add((E) item);
        addEach(items);
    }
}
