package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list in an array that begins empty and grows by half; places beyond the size are null. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = 8683452581122892189L;

    private transient Object[] items;
    private int size;

    public ArrayList() {
        this(0);
    }

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        items = new Object[initialCapacity];
    }

    public ArrayList(Collection<? extends E> c) {
        items = ownArray(c);
        size = items.length;
    }

    /** The elements of a collection in an array of type Object[] that nobody else has. */
    static Object[] ownArray(Collection<?> c) {
        Object[] array = c.toArray();
        return c.getClass() == ArrayList.class ? array : Arrays.copyOf(array, array.length, Object[].class);
    }

    // --- the array ---

    private void reserve(long wanted) {
        if (wanted <= items.length) return;
        if (wanted > Integer.MAX_VALUE) throw new OutOfMemoryError("Required length exceeds implementation limit");
        long half = items.length + (items.length >> 1);
        items = Arrays.copyOf(items, (int) Math.max(wanted, Math.max(half, 4)));
    }

    private void open(int index, int count) {
        reserve((long) size + count);
        if (index < size) System.arraycopy(items, index, items, index + count, size - index);
        size += count;
    }

    private void close(int from, int to) {
        int left = size - (to - from);
        if (to < size) System.arraycopy(items, to, items, from, size - to);
        while (size > left) items[--size] = null;
    }

    @SuppressWarnings("unchecked")
    private E item(int index) {
        return (E) items[index];
    }

    private int demand(int index) {
        if (size == 0) throw new NoSuchElementException();
        return index;
    }

    // --- for iterators ---

    @Override int version() { return (modCount << 24) + size; }
    @Override boolean reaches(int index) { return index != size; }

    /** Written out, because loops over lists are most of what many programs do. */
    @Override
    @SuppressWarnings("unchecked")
    E step(int index, int version) {
        if (version != (modCount << 24) + size) throw new ConcurrentModificationException();
        if (index < 0 || index >= size) throw new NoSuchElementException();
        return (E) items[index];
    }

    @Override
    void visit(Cursor<E> cursor, Consumer<? super E> action) {
        if (cursor.nextIndex() < size) cursor.visit(size, action);
    }

    // --- elements ---

    public int size() { return size; }
    public boolean isEmpty() { return size == 0; }
    public E get(int index) { return item(Objects.checkIndex(index, size)); }

    public E set(int index, E element) {
        E before = get(index);
        items[index] = element;
        return before;
    }

    public boolean add(E e) {
        if (size == items.length) reserve(size + 1L);
        items[size++] = e;
        return true;
    }

    public void add(int index, E element) {
        checkGap(index, size);
        open(index, 1);
        items[index] = element;
    }

    public E remove(int index) {
        E gone = get(index);
        close(index, index + 1);
        return gone;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index >= 0) close(index, index + 1);
        return index >= 0;
    }

    public void addFirst(E element) { add(0, element); }
    public void addLast(E element) { add(element); }
    public E getFirst() { return item(demand(0)); }
    public E getLast() { return item(demand(size - 1)); }
    public E removeFirst() { return remove(demand(0)); }
    public E removeLast() { return remove(demand(size - 1)); }
    public boolean contains(Object o) { return 0 <= indexOf(o); }

    public int indexOf(Object o) {
        int index = 0;
        while (index < size && !(o == null ? items[index] == null : o.equals(items[index]))) index++;
        return index < size ? index : -1;
    }

    public int lastIndexOf(Object o) {
        int index = size - 1;
        while (index >= 0 && !(o == null ? items[index] == null : o.equals(items[index]))) index--;
        return index;
    }

    // --- many elements ---

    public boolean addAll(Collection<? extends E> c) { return insert(size, c.toArray()); }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkGap(index, size);
        return insert(index, c.toArray());
    }

    private boolean insert(int index, Object[] more) {
        open(index, more.length);
        System.arraycopy(more, 0, items, index, more.length);
        return more.length > 0;
    }

    public void clear() { close(0, size); }

    protected void removeRange(int fromIndex, int toIndex) {
        if (toIndex < fromIndex) throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
        close(fromIndex, toIndex);
    }

    public boolean removeAll(Collection<?> c) { return keepWhere(Objects.requireNonNull(c), false); }
    public boolean retainAll(Collection<?> c) { return keepWhere(Objects.requireNonNull(c), true); }

    /** Keeps the elements of which c.contains is as wanted, and those behind one where it throws. */
    private boolean keepWhere(Collection<?> c, boolean wanted) {
        int seen = 0;
        int kept = 0;
        try {
            while (seen < size) {
                if (c.contains(items[seen]) == wanted) items[kept++] = items[seen];
                seen++;
            }
        } finally {
            close(kept, seen);
        }
        return kept < seen;
    }

    /** Nothing changes before the predicate has seen everything. */
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int version = version();
        int length = size;
        BitSet doomed = null;
        for (int i = 0; i < length; i++) {
            if (filter.test(item(i))) {
                if (doomed == null) doomed = new BitSet(length);
                doomed.set(i);
            }
        }
        checkVersion(version);
        if (doomed == null) return false;
        int kept = doomed.nextSetBit(0);
        for (int i = kept; i < length; i++) {
            if (!doomed.get(i)) items[kept++] = items[i];
        }
        close(kept, length);
        return true;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int version = version();
        for (int i = 0, length = size; i < length && version() == version; i++) {
            Object made = operator.apply(item(i));
            items[i] = made;
        }
        checkVersion(version);
    }

    public void forEach(Consumer<? super E> action) { new Cursor<>(this, 0).visit(size, Objects.requireNonNull(action)); }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int version = version();
        Arrays.sort((E[]) items, 0, size, c);
        checkVersion(version);
    }

    public boolean equals(Object o) {
        int version = version();
        boolean result = super.equals(o);
        checkVersion(version);
        return result;
    }

    public int hashCode() {
        int version = version();
        int sum = 1;
        for (int i = 0; i < size; i++) sum = sum * 31 + Objects.hashCode(items[i]);
        checkVersion(version);
        return sum;
    }

    public Object[] toArray() { return Arrays.copyOf(items, size); }
    public <T> T[] toArray(T[] a) { return fill(items, size, a); }

    /** The first elements of an array in one of the caller's: his own if it is long enough, with a null behind them. */
    @SuppressWarnings("unchecked")
    static <T> T[] fill(Object[] items, int size, T[] a) {
        if (size > a.length) return (T[]) Arrays.copyOf(items, size, a.getClass());
        System.arraycopy(items, 0, a, 0, size);
        if (size < a.length) a[size] = null;
        return a;
    }

    // --- the rest ---

    public void trimToSize() { if (size < items.length) items = toArray(); }
    public void ensureCapacity(int minCapacity) { reserve(minCapacity); }
    public Iterator<E> iterator() { return new Cursor<>(this, 0); }
    public ListIterator<E> listIterator() { return new Cursor<>(this, 0); }
    @Override public Spliterator<E> spliterator() { return new IndexSpliterator<>(this); }

    public Object clone() {
        try {
            ArrayList<?> twin = (ArrayList<?>) super.clone();
            twin.items = toArray();
            twin.modCount = 0;
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < size; i++) out.writeObject(items[i]);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        items = new Object[size];
        for (int i = 0; i < size; i++) items[i] = in.readObject();
    }
}
