package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The synchronized array list of old. Its capacity is part of the API, so it grows exactly as documented. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = -2767605614048989439L;

    protected Object[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    public Vector() {
        this(10, 0);
    }

    public Vector(int initialCapacity) {
        this(initialCapacity, 0);
    }

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        this.capacityIncrement = capacityIncrement;
        elementData = new Object[initialCapacity];
    }

    public Vector(Collection<? extends E> c) {
        elementData = ArrayList.ownArray(c);
        elementCount = elementData.length;
    }

    // --- the array; the caller has the lock ---

    private void reserve(int wanted) {
        int capacity = elementData.length;
        if (wanted <= capacity) return;
        int step = capacityIncrement > 0 ? capacityIncrement : capacity;
        elementData = Arrays.copyOf(elementData, Math.max(wanted, capacity + step));
    }

    private void insert(int index, Object... more) {
        reserve(elementCount + more.length);
        System.arraycopy(elementData, index, elementData, index + more.length, elementCount - index);
        System.arraycopy(more, 0, elementData, index, more.length);
        elementCount += more.length;
    }

    private void close(int from, int to) {
        System.arraycopy(elementData, to, elementData, from, elementCount - to);
        shrink(elementCount - (to - from));
    }

    private void shrink(int count) {
        for (; elementCount > count; elementCount--) elementData[elementCount - 1] = null;
    }

    @SuppressWarnings("unchecked")
    private E item(int index) {
        return (E) elementData[index];
    }

    private E itemBelowCount(int index) {
        if (elementCount <= index) throw new ArrayIndexOutOfBoundsException(index);
        return item(index);
    }

    private void check(int index, int least, String sign) {
        if (index >= least) throw new ArrayIndexOutOfBoundsException(index + sign + elementCount);
    }

    private int demand(int index) {
        if (elementCount == 0) throw new NoSuchElementException();
        return index;
    }

    // --- for iterators ---

    @Override int version() { return (modCount << 24) + elementCount; }
    @Override boolean reaches(int index) { return index != elementCount; }

    @Override
    synchronized E step(int index, int version) {
        checkVersion(version);
        if (index < 0 || index >= elementCount) throw new NoSuchElementException();
        return item(index);
    }

    @Override
    synchronized int alter(char change, int index, E element, int version) {
        checkVersion(version);
        if (change == '-') remove(index); else if (change == '+') add(index, element); else set(index, element);
        return version();
    }

    @Override
    synchronized void visit(Cursor<E> cursor, Consumer<? super E> action) {
        if (cursor.nextIndex() < elementCount) cursor.visit(elementCount, action);
    }

    // --- the methods of a vector ---

    public synchronized int capacity() { return elementData.length; }
    public synchronized void ensureCapacity(int minCapacity) { reserve(minCapacity); }
    public synchronized void trimToSize() { if (elementCount < elementData.length) elementData = toArray(); }
    public synchronized void copyInto(Object[] anArray) { System.arraycopy(elementData, 0, anArray, 0, elementCount); }

    public synchronized void setSize(int newSize) {
        reserve(newSize);
        if (newSize < 0) shrinkBelow(newSize);
        shrink(newSize);
        elementCount = newSize;
    }

    /** As an array would say it; the elements are gone by then. */
    private void shrinkBelow(int newSize) {
        throw new ArrayIndexOutOfBoundsException(newSize);
    }

    public synchronized E firstElement() { return item(demand(0)); }
    public synchronized E lastElement() { return item(demand(elementCount - 1)); }

    public synchronized E elementAt(int index) {
        check(index, elementCount, " >= ");
        return item(index);
    }

    public synchronized void setElementAt(E obj, int index) {
        check(index, elementCount, " >= ");
        elementData[index] = obj;
    }

    public synchronized void insertElementAt(E obj, int index) {
        check(index, elementCount + 1, " > ");
        insert(index, obj);
    }

    public synchronized void removeElementAt(int index) {
        check(index, elementCount, " >= ");
        if (index < 0) throw new ArrayIndexOutOfBoundsException(index);
        close(index, index + 1);
    }

    public synchronized void addElement(E obj) { add(obj); }
    public synchronized void removeAllElements() { shrink(0); }

    public synchronized boolean removeElement(Object obj) {
        int index = indexOf(obj, 0);
        if (index >= 0) removeElementAt(index);
        return index >= 0;
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int next;

            @Override public boolean hasMoreElements() { return next < elementCount; }

            @Override
            public E nextElement() {
                synchronized (Vector.this) {
                    if (!hasMoreElements()) throw new NoSuchElementException("Vector Enumeration");
                    return item(next++);
                }
            }
        };
    }

    public synchronized int indexOf(Object o, int index) {
        for (; index < elementCount; index++) {
            if (Objects.equals(o, elementData[index])) return index;
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object o, int index) {
        if (elementCount <= index) throw new IndexOutOfBoundsException(index + " >= " + elementCount);
        while (index >= 0 && !Objects.equals(o, elementData[index])) index--;
        return index < 0 ? -1 : index;
    }

    // --- those of a list ---

    public synchronized int size() { return elementCount; }
    public synchronized boolean isEmpty() { return elementCount == 0; }
    public int indexOf(Object o) { return indexOf(o, 0); }
    public synchronized int lastIndexOf(Object o) { return lastIndexOf(o, elementCount - 1); }
    public boolean contains(Object o) { return 0 <= indexOf(o, 0); }
    public synchronized E get(int index) { return itemBelowCount(index); }

    public synchronized E set(int index, E element) {
        E before = itemBelowCount(index);
        elementData[index] = element;
        return before;
    }

    public synchronized boolean add(E e) {
        reserve(elementCount + 1);
        elementData[elementCount++] = e;
        return true;
    }

    public void add(int index, E element) { insertElementAt(element, index); }

    public synchronized E remove(int index) {
        E gone = itemBelowCount(index);
        close(index, index + 1);
        return gone;
    }

    public boolean remove(Object o) { return removeElement(o); }
    public void clear() { removeAllElements(); }

    public boolean addAll(Collection<? extends E> c) {
        Object[] more = c.toArray();
        if (more.length == 0) return false;
        synchronized (this) {
            insert(elementCount, more);
        }
        return true;
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        if (index > elementCount || index < 0) throw new ArrayIndexOutOfBoundsException(index);
        Object[] more = c.toArray();
        insert(index, more);
        return more.length > 0;
    }

    protected synchronized void removeRange(int fromIndex, int toIndex) { close(fromIndex, toIndex); }
    public boolean removeAll(Collection<?> c) { return removeIf(Objects.requireNonNull(c)::contains); }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(element -> !c.contains(element));
    }

    /** Nothing changes before the predicate has seen everything. */
    public synchronized boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int version = version();
        Object[] stay = new Object[elementCount];
        int kept = 0;
        for (int i = 0; i < stay.length; i++) {
            E element = item(i);
            if (!filter.test(element)) stay[kept++] = element;
        }
        checkVersion(version);
        System.arraycopy(stay, 0, elementData, 0, kept);
        shrink(kept);
        return kept < stay.length;
    }

    public synchronized void forEach(Consumer<? super E> action) {
        new Cursor<>(this, 0).visit(elementCount, Objects.requireNonNull(action));
    }

    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int version = version();
        for (int i = 0, end = elementCount; i < end && version == version(); i++) {
            Object made = operator.apply(item(i));
            elementData[i] = made;
        }
        checkVersion(version);
    }

    @SuppressWarnings("unchecked")
    public synchronized void sort(Comparator<? super E> c) {
        int version = version();
        Arrays.sort((E[]) elementData, 0, elementCount, c);
        checkVersion(version);
    }

    public synchronized Iterator<E> iterator() { return new Cursor<>(this, 0); }
    public synchronized ListIterator<E> listIterator() { return new Cursor<>(this, 0); }

    public synchronized ListIterator<E> listIterator(int index) {
        if (index > elementCount || index < 0) throw new IndexOutOfBoundsException("Index: " + index);
        return new Cursor<>(this, index);
    }

    public synchronized List<E> subList(int fromIndex, int toIndex) {
        return Collections.synchronizedList(super.subList(fromIndex, toIndex), this);
    }

    @Override public Spliterator<E> spliterator() { return new IndexSpliterator<>(this); }
    public synchronized boolean containsAll(Collection<?> c) { return super.containsAll(c); }
    public synchronized Object[] toArray() { return Arrays.copyOf(elementData, elementCount); }
    public synchronized <T> T[] toArray(T[] a) { return ArrayList.fill(elementData, elementCount, a); }
    public synchronized boolean equals(Object o) { return super.equals(o); }
    public synchronized int hashCode() { return super.hashCode(); }
    public synchronized String toString() { return super.toString(); }

    public synchronized Object clone() {
        try {
            Vector<?> twin = (Vector<?>) super.clone();
            twin.elementData = toArray();
            twin.modCount = 0;
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }
}
