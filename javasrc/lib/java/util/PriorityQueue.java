package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue that gives the least element first: a binary heap in an array, whose order iteration shows. */
public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    private static final long serialVersionUID = -7720805057305804111L;

    private transient Object[] heap;
    private int size;
    private final Comparator<? super E> comparator;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity <= 0) throw new IllegalArgumentException();
        this.comparator = comparator;
        heap = new Object[initialCapacity < 4 ? initialCapacity : 4];
    }

    public PriorityQueue(Collection<? extends E> c) {
        this(c, orderOf(c));
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        this(c, (Comparator<? super E>) c.comparator());
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        this(c, (Comparator<? super E>) c.comparator());
    }

    /** A heap of what another collection has; what is in order there is one already. */
    private PriorityQueue(Collection<? extends E> c, Comparator<? super E> order) {
        comparator = order;
        Object[] elements = c.toArray();
        size = elements.length;
        if (order != null || size == 1) {            // else comparing refuses null
            for (Object element : elements) Objects.requireNonNull(element);
        }
        heap = Arrays.copyOf(elements, size + (size == 0 ? 1 : 0), Object[].class);
        if (!(c instanceof SortedSet) && c.getClass() != PriorityQueue.class) order();
    }

    @SuppressWarnings("unchecked")
    private static <E> Comparator<? super E> orderOf(Collection<? extends E> c) {
        Comparator<?> order = c instanceof SortedSet ? ((SortedSet<?>) c).comparator()
            : c instanceof PriorityQueue ? ((PriorityQueue<?>) c).comparator() : null;
        return (Comparator<? super E>) order;
    }

    // --- the heap: the parent of i is (i - 1) / 2 ---

    @SuppressWarnings("unchecked")
    private E item(int index) {
        return (E) heap[index];
    }

    @SuppressWarnings("unchecked")
    private int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((E) a, (E) b);
    }

    /** Puts an element into a hole, or above it. */
    private void rise(int hole, Object element) {
        for (int parent; hole > 0 && compare(element, heap[parent = (hole - 1) / 2]) < 0; hole = parent) heap[hole] = heap[parent];
        heap[hole] = element;
    }

    /** Puts an element into a hole, or below it. */
    private void sink(int hole, Object element) {
        for (int child; (child = 2 * hole + 1) < size; hole = child) {
            if (child + 1 < size && compare(heap[child], heap[child + 1]) > 0) child++;
            if (compare(element, heap[child]) <= 0) break;
            heap[hole] = heap[child];
        }
        heap[hole] = element;
    }

    private void order() {
        for (int i = size / 2; --i >= 0;) sink(i, heap[i]);
    }

    /** Takes an element out; the last one fills the hole.  Gives that one if it went above the hole, where an iterator misses it. */
    private E take(int hole) {
        E last = item(--size);
        heap[size] = null;
        if (hole == size) return null;
        sink(hole, last);
        if (heap[hole] != last) return null;
        rise(hole, last);
        return heap[hole] == last ? null : last;
    }

    private int indexOf(Object o) {
        int index = o == null ? size : 0;
        while (index < size && !o.equals(heap[index])) index++;
        return index < size ? index : -1;
    }

    // --- the queue ---

    public boolean offer(E e) {
        Objects.requireNonNull(e);
        if (comparator == null) { Comparable<?> first = (Comparable<?>) e; }    // also the first one, which is compared with none
        if (heap.length == size) heap = Arrays.copyOf(heap, size < 64 ? 2 * size + 2 : size + size / 2);
        rise(size, e);
        size++;
        return true;
    }

    public boolean add(E e) { return offer(e); }
    public E peek() { return item(0); }

    public E poll() {
        E least = item(0);
        if (least != null) take(0);
        return least;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index >= 0) take(index);
        return index >= 0;
    }

    public boolean contains(Object o) { return 0 <= indexOf(o); }
    public int size() { return size; }
    public Comparator<? super E> comparator() { return comparator; }
    public Object[] toArray() { return Arrays.copyOf(heap, size); }
    public <T> T[] toArray(T[] a) { return ArrayList.fill(heap, size, a); }

    public void clear() {
        while (size > 0) heap[--size] = null;
    }

    private void checkSize(int seen) {
        if (size != seen) throw new ConcurrentModificationException();
    }

    public boolean removeAll(Collection<?> c) { return removeIf(Objects.requireNonNull(c)::contains); }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(element -> !c.contains(element));
    }

    /** Nothing changes before the predicate has seen everything. */
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        Object[] stay = new Object[size];
        int kept = 0;
        for (int i = 0; i < stay.length; i++) {
            E element = item(i);
            if (!filter.test(element)) stay[kept++] = element;
        }
        checkSize(stay.length);
        if (kept == stay.length) return false;
        System.arraycopy(stay, 0, heap, 0, size);
        size = kept;
        order();
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int seen = size;
        for (int i = 0; i < seen; i++) action.accept(item(i));
        checkSize(seen);
    }

    @Override
    public final Spliterator<E> spliterator() {
        return new CollectionSpliterator<>(this, Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL);
    }

    public Iterator<E> iterator() { return new Walk(); }

    /** Along the array; elements that a removal moved to where it has been come in the end. */
    private final class Walk implements Iterator<E> {
        private static final int NONE = -1;

        private int at;
        private int last = NONE;            // where the last element was, if it was in its turn
        private E late;                     // the last element, if it came late
        private ArrayDeque<E> missed;
        private int seen = size;

        @Override public boolean hasNext() { return at < size || missed != null && !missed.isEmpty(); }

        @Override
        public E next() {
            checkSize(seen);
            if (!hasNext()) {
                last = NONE;
                throw new NoSuchElementException();
            }
            boolean inTurn = at < size;
            last = inTurn ? at++ : NONE;
            late = inTurn ? null : missed.poll();
            return inTurn ? item(last) : late;
        }

        @Override
        public void remove() {
            checkSize(seen);
            if (last != NONE) {
                E moved = take(last);
                if (moved == null) {
                    at--;
                } else {
                    if (missed == null) missed = new ArrayDeque<>();
                    missed.add(moved);
                }
            } else if (late != null) {
                int place = 0;
                while (place < size && heap[place] != late) place++;
                if (place < size) take(place);
            } else {
                throw new IllegalStateException();
            }
            last = NONE;
            late = null;
            seen = size;
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(Math.max(size + 1, 2));
        for (int i = 0; i < size; i++) out.writeObject(heap[i]);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        heap = new Object[Math.max(size, 4)];
        for (int i = 0; i < size; i++) heap[i] = in.readObject();
    }
}
