package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A deque in an array. A small one always starts at index 0, whatever was added and removed before, so that equal
 * contents are equal states; only a large one is a ring, where moving the elements would cost too much.
 */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 2340985798034038923L;
    private static final int SMALL = 64;

    private transient Object[] elements;
    private transient int head;
    private transient int size;

    public ArrayDeque() { elements = new Object[4]; }
    public ArrayDeque(int numElements) { elements = new Object[Math.max(1, numElements)]; }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        addAll(c);
    }

    private int slot(int index) {
        int i = head + index;
        return i < elements.length ? i : i - elements.length;
    }

    @SuppressWarnings("unchecked")
    private E at(int index) {
        return (E) elements[slot(index)];
    }

    private void makeRoom() {
        if (size < elements.length) {
            return;
        }
        Object[] larger = new Object[size < SMALL ? 2 * size + 2 : size + (size >> 1)];
        int upToEnd = elements.length - head;
        System.arraycopy(elements, head, larger, 0, upToEnd);
        System.arraycopy(elements, 0, larger, upToEnd, head);
        elements = larger;
        head = 0;
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        makeRoom();
        if (elements.length <= SMALL) {
            System.arraycopy(elements, 0, elements, 1, size);
        } else {
            head = head == 0 ? elements.length - 1 : head - 1;
        }
        elements[head] = e;
        size++;
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        makeRoom();
        elements[slot(size)] = e;
        size++;
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size;
        if (c.size() > 0) {
            c.forEach(this::addLast);
        }
        return size > before;
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E removeFirst() {
        E e = pollFirst();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeLast() {
        E e = pollLast();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E pollFirst() {
        if (size == 0) {
            return null;
        }
        E e = at(0);
        removeAt(0);
        return e;
    }

    public E pollLast() {
        if (size == 0) {
            return null;
        }
        E e = at(size - 1);
        removeAt(size - 1);
        return e;
    }

    /** Moves the tail one down, or in a ring the shorter side: true when elements moved up from the front. */
    private boolean removeAt(int index) {
        boolean fromFront = elements.length > SMALL && index < size - 1 - index;
        if (fromFront) {
            for (int i = index; i > 0; i--) {
                elements[slot(i)] = elements[slot(i - 1)];
            }
            elements[head] = null;
            head = slot(1);
        } else if (head + size <= elements.length) {
            int i = head + index;
            System.arraycopy(elements, i + 1, elements, i, size - 1 - index);
            elements[head + size - 1] = null;
        } else {
            for (int i = index; i < size - 1; i++) {
                elements[slot(i)] = elements[slot(i + 1)];
            }
            elements[slot(size - 1)] = null;
        }
        size--;
        if (size == 0) {
            head = 0;
        }
        return fromFront;
    }

    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return at(0);
    }

    public E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return at(size - 1);
    }

    public E peekFirst() { return size == 0 ? null : at(0); }
    public E peekLast() { return size == 0 ? null : at(size - 1); }

    public boolean removeFirstOccurrence(Object o) {
        if (o != null) {
            for (int i = 0; i < size; i++) {
                if (o.equals(at(i))) {
                    removeAt(i);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o != null) {
            for (int i = size - 1; i >= 0; i--) {
                if (o.equals(at(i))) {
                    removeAt(i);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public Iterator<E> descendingIterator() { return new DeqIterator(-1); }
    public E element() { return getFirst(); }
    public boolean isEmpty() { return size == 0; }
    public Iterator<E> iterator() { return new DeqIterator(1); }
    public boolean offer(E e) { return offerLast(e); }
    public E peek() { return peekFirst(); }
    public E poll() { return pollFirst(); }
    public E pop() { return removeFirst(); }
    public void push(E e) { addFirst(e); }
    public E remove() { return removeFirst(); }
    public int size() { return size; }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int before = size;
        E last = peekLast();
        for (Object e : toArray()) {
            @SuppressWarnings("unchecked")
            E element = (E) e;
            action.accept(element);
        }
        if (size > before || size > 0 && peekLast() != last) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int end = size;
        boolean[] doomed = new boolean[end];
        boolean any = false;
        for (int i = 0; i < end; i++) {
            doomed[i] = filter.test(at(i));
            any |= doomed[i];
        }
        if (size != end) {
            throw new ConcurrentModificationException();
        }
        for (int i = end - 1; any && i >= 0; i--) {
            if (doomed[i]) {
                removeAt(i);
            }
        }
        return any;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }

    public boolean contains(Object o) {
        if (o != null) {
            for (int i = 0; i < size; i++) {
                if (o.equals(at(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean remove(Object o) { return removeFirstOccurrence(o); }

    public void clear() {
        Arrays.fill(elements, null);
        head = 0;
        size = 0;
    }

    public Object[] toArray() { return super.toArray(); }
    public <T> T[] toArray(T[] a) { return super.toArray(a); }

    public ArrayDeque<E> clone() {
        try {
            @SuppressWarnings("unchecked")
            ArrayDeque<E> result = (ArrayDeque<E>) super.clone();
            result.elements = elements.clone();
            return result;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError();
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.NONNULL | Spliterator.ORDERED);
    }

    /**
     * Gives as many elements as there were at the start. Removing or adding at the ends while walking is allowed: the
     * iterator remembers the element it stands before and looks where that has gone.
     */
    private final class DeqIterator implements Iterator<E> {
        private final int step;
        private int remaining = size;
        private int cursor;
        private Object expected;
        private Object last;            // what remove() takes out; null: nothing

        DeqIterator(int step) {
            this.step = step;
            cursor = step > 0 ? 0 : size - 1;
            expected = expectedAt(cursor);
        }

        private Object expectedAt(int index) {
            return remaining > 0 && index >= 0 && index < size ? at(index) : null;
        }

        /** Where an element is that was at this index before others, perhaps, came or went. */
        private int find(Object element, int index) {
            for (int distance = 0; distance < size + index + 1; distance++) {
                int below = index - distance;
                if (below >= 0 && below < size && at(below) == element) {
                    return below;
                }
                int above = index + distance;
                if (above >= 0 && above < size && at(above) == element) {
                    return above;
                }
            }
            throw new ConcurrentModificationException();
        }

        @Override public boolean hasNext() { return remaining > 0; }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            if (expected == null) {
                throw new ConcurrentModificationException();
            }
            cursor = find(expected, cursor);
            E e = (E) expected;
            last = e;
            cursor += step;
            remaining--;
            expected = expectedAt(cursor);
            return e;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ArrayDeque.this.removeAt(find(last, cursor - step));
            if (step > 0) {
                cursor--;
            }
            last = null;
        }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (E element : this) {
            out.writeObject(element);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int count = in.readInt();
        elements = new Object[Math.max(1, count)];
        while (count-- > 0) {
            addLast((E) in.readObject());
        }
    }
}
