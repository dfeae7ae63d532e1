package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue that gives the least element first: a binary heap in an array, whose order iteration shows. */
public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    private static final long serialVersionUID = -7720805057305804111L;

    private transient Object[] queue;
    private int size;
    private final Comparator<? super E> comparator;
    protected transient int modCount;       // for java.util.concurrent.Heap

    public PriorityQueue() { this(11, null); }
    public PriorityQueue(int initialCapacity) { this(initialCapacity, null); }
    public PriorityQueue(Comparator<? super E> comparator) { this(11, comparator); }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.queue = new Object[Math.min(initialCapacity, 4)];
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        if (c instanceof SortedSet) {
            SortedSet<? extends E> set = (SortedSet<? extends E>) c;
            this.comparator = (Comparator<? super E>) set.comparator();
            take(set.toArray());
        } else if (c instanceof PriorityQueue) {
            PriorityQueue<? extends E> other = (PriorityQueue<? extends E>) c;
            this.comparator = (Comparator<? super E>) other.comparator();
            takeFrom(other);
        } else {
            this.comparator = null;
            take(c.toArray());
            heapify();
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        this.comparator = (Comparator<? super E>) c.comparator();
        takeFrom(c);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        this.comparator = (Comparator<? super E>) c.comparator();
        take(c.toArray());
    }

    private void takeFrom(PriorityQueue<? extends E> c) {
        take(c.toArray());
        if (c.getClass() != PriorityQueue.class) {
            heapify();
        }
    }

    private void take(Object[] elements) {
        for (Object e : elements) {
            if (e == null) {
                throw new NullPointerException();
            }
        }
        size = elements.length;
        queue = Arrays.copyOf(elements, Math.max(1, size), Object[].class);
    }

    public boolean add(E e) { return offer(e); }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        modCount++;
        if (size == queue.length) {
            queue = Arrays.copyOf(queue, size < 64 ? 2 * size + 2 : size + (size >> 1));
        }
        siftUp(size, e);
        size++;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) queue[0];
    }

    private int indexOf(Object o) {
        if (o != null) {
            for (int i = 0; i < size; i++) {
                if (o.equals(queue[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        removeAt(i);
        return true;
    }

    private void removeEq(Object o) {
        for (int i = 0; i < size; i++) {
            if (o == queue[i]) {
                removeAt(i);
                return;
            }
        }
    }

    public boolean contains(Object o) { return indexOf(o) >= 0; }
    public Object[] toArray() { return Arrays.copyOf(queue, size); }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            return (T[]) Arrays.copyOf(queue, size, a.getClass());
        }
        System.arraycopy(queue, 0, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    public Iterator<E> iterator() { return new Itr(); }
    public int size() { return size; }

    public void clear() {
        modCount++;
        Arrays.fill(queue, 0, size, null);
        size = 0;
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        E result = (E) queue[0];
        if (result == null) {
            return null;
        }
        modCount++;
        E x = (E) queue[--size];
        queue[size] = null;
        if (size > 0) {
            siftDown(0, x);
        }
        return result;
    }

    /** Fills the hole with the last element. Gives that element when it went above the hole, where an iterator misses it. */
    @SuppressWarnings("unchecked")
    private E removeAt(int i) {
        modCount++;
        int s = --size;
        if (s == i) {
            queue[i] = null;
            return null;
        }
        E moved = (E) queue[s];
        queue[s] = null;
        siftDown(i, moved);
        if (queue[i] == moved) {
            siftUp(i, moved);
            if (queue[i] != moved) {
                return moved;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    private int order(Object a, Object b) {
        return comparator != null ? comparator.compare((E) a, (E) b) : ((Comparable<Object>) a).compareTo(b);
    }

    private void siftUp(int k, E x) {
        if (comparator == null) {
            Comparable.class.cast(x);    // the first element must be comparable too
        }
        while (k > 0) {
            int parent = (k - 1) >>> 1;
            Object e = queue[parent];
            if (order(x, e) >= 0) {
                break;
            }
            queue[k] = e;
            k = parent;
        }
        queue[k] = x;
    }

    private void siftDown(int k, Object x) {
        int half = size >>> 1;
        while (k < half) {
            int child = 2 * k + 1;
            if (child + 1 < size && order(queue[child], queue[child + 1]) > 0) {
                child++;
            }
            if (order(x, queue[child]) <= 0) {
                break;
            }
            queue[k] = queue[child];
            k = child;
        }
        queue[k] = x;
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i]);
        }
    }

    public Comparator<? super E> comparator() { return comparator; }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return bulkRemove(filter);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return bulkRemove(e -> !c.contains(e));
    }

    @SuppressWarnings("unchecked")
    private boolean bulkRemove(Predicate<? super E> filter) {
        int expectedModCount = ++modCount;
        int end = size;
        boolean[] doomed = new boolean[end];
        int count = 0;
        for (int i = 0; i < end; i++) {
            doomed[i] = filter.test((E) queue[i]);
            if (doomed[i]) {
                count++;
            }
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        if (count == 0) {
            return false;
        }
        int kept = 0;
        for (int i = 0; i < end; i++) {
            if (!doomed[i]) {
                queue[kept++] = queue[i];
            }
        }
        Arrays.fill(queue, kept, end, null);
        size = kept;
        heapify();
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (int i = 0, n = size; i < n; i++) {
            action.accept((E) queue[i]);
        }
        if (expectedModCount != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public final Spliterator<E> spliterator() {
        return new CollectionSpliterator<>(this, Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL);
    }

    /** Walks the array; elements that a removal moved to before the cursor come at the end. */
    private final class Itr implements Iterator<E> {
        private int cursor;
        private int lastRet = -1;
        private ArrayDeque<E> missed;
        private E lastMissed;
        private int expectedModCount = modCount;

        @Override public boolean hasNext() { return cursor < size || (missed != null && !missed.isEmpty()); }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                lastRet = cursor++;
                return (E) queue[lastRet];
            }
            lastRet = -1;
            lastMissed = missed == null ? null : missed.poll();
            if (lastMissed == null) {
                throw new NoSuchElementException();
            }
            return lastMissed;
        }

        @Override
        public void remove() {
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (lastRet != -1) {
                E moved = removeAt(lastRet);
                lastRet = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (missed == null) {
                        missed = new ArrayDeque<>();
                    }
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                removeEq(lastMissed);
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expectedModCount = modCount;
        }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(Math.max(2, size + 1));
        for (int i = 0; i < size; i++) {
            out.writeObject(queue[i]);
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        queue = new Object[Math.max(4, size)];
        for (int i = 0; i < size; i++) {
            queue[i] = in.readObject();
        }
    }
}
