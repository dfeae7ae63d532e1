package java.util;

import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list in a growing array. The array starts empty and grows by half; slots beyond the size are null. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = 8683452581122892189L;
    private static final int FIRST_CAPACITY = 4;

    private transient Object[] elementData;
    private int size;

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        elementData = new Object[initialCapacity];
    }

    public ArrayList() {
        elementData = new Object[0];
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        size = a.length;
        elementData = c.getClass() == ArrayList.class ? a : Arrays.copyOf(a, size, Object[].class);
    }

    public void trimToSize() {
        modCount++;
        if (size < elementData.length) {
            elementData = Arrays.copyOf(elementData, size);
        }
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > elementData.length) {
            modCount++;
            grow(minCapacity);
        }
    }

    private void grow(int minCapacity) {
        if (minCapacity < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int larger = elementData.length + (elementData.length >> 1);
        elementData = Arrays.copyOf(elementData, Math.max(Math.max(larger, minCapacity), FIRST_CAPACITY));
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Object[] es = elementData;
        for (int i = 0; i < size; i++) {
            if (o == null ? es[i] == null : o.equals(es[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        Object[] es = elementData;
        for (int i = size - 1; i >= 0; i--) {
            if (o == null ? es[i] == null : o.equals(es[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object clone() {
        try {
            ArrayList<?> v = (ArrayList<?>) super.clone();
            v.elementData = Arrays.copyOf(elementData, size);
            v.modCount = 0;
            return v;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Object[] toArray() {
        return Arrays.copyOf(elementData, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            return (T[]) Arrays.copyOf(elementData, size, a.getClass());
        }
        System.arraycopy(elementData, 0, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    @SuppressWarnings("unchecked")
    private E elementData(int index) {
        return (E) elementData[index];
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        return elementData(index);
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E old = elementData(index);
        elementData[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        if (size == elementData.length) {
            grow(size + 1);
        }
        elementData[size++] = e;
        return true;
    }

    public void add(int index, E element) {
        rangeCheckForAdd(index, size);
        modCount++;
        if (size == elementData.length) {
            grow(size + 1);
        }
        System.arraycopy(elementData, index, elementData, index + 1, size - index);
        elementData[index] = element;
        size++;
    }

    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return elementData(0);
    }

    public E getLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return elementData(size - 1);
    }

    public E removeFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return remove(0);
    }

    public E removeLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return remove(size - 1);
    }

    public void addFirst(E element) {
        add(0, element);
    }

    public void addLast(E element) {
        add(element);
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = elementData(index);
        fastRemove(index);
        return old;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        fastRemove(index);
        return true;
    }

    private void fastRemove(int i) {
        modCount++;
        shiftTail(i, i + 1);
    }

    public void clear() {
        modCount++;
        Arrays.fill(elementData, 0, size, null);
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] a = c.toArray();
        modCount++;
        if (a.length == 0) {
            return false;
        }
        if (a.length > elementData.length - size) {
            grow(size + a.length);
        }
        System.arraycopy(a, 0, elementData, size, a.length);
        size += a.length;
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        rangeCheckForAdd(index, size);
        Object[] a = c.toArray();
        modCount++;
        if (a.length == 0) {
            return false;
        }
        if (a.length > elementData.length - size) {
            grow(size + a.length);
        }
        System.arraycopy(elementData, index, elementData, index + a.length, size - index);
        System.arraycopy(a, 0, elementData, index, a.length);
        size += a.length;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
        }
        modCount++;
        shiftTail(fromIndex, toIndex);
    }

    /** Closes the gap [low, high) and clears what became free. */
    private void shiftTail(int low, int high) {
        System.arraycopy(elementData, high, elementData, low, size - high);
        int newSize = size - (high - low);
        Arrays.fill(elementData, newSize, size, null);
        size = newSize;
    }

    public boolean removeAll(Collection<?> c) {
        return batchRemove(c, true);
    }

    public boolean retainAll(Collection<?> c) {
        return batchRemove(c, false);
    }

    /** When c.contains throws, what was not yet looked at stays. */
    private boolean batchRemove(Collection<?> c, boolean contained) {
        Objects.requireNonNull(c);
        int read = 0;
        int kept = 0;
        try {
            for (; read < size; read++) {
                if (c.contains(elementData[read]) != contained) {
                    elementData[kept++] = elementData[read];
                }
            }
        } finally {
            modCount += read - kept;
            if (read > kept) {
                shiftTail(kept, read);
            }
        }
        return read > kept;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expectedModCount = modCount;
        int end = size;
        boolean[] doomed = new boolean[end];
        int count = 0;
        for (int i = 0; i < end; i++) {
            doomed[i] = filter.test(elementData(i));
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
        modCount++;
        int kept = 0;
        for (int i = 0; i < end; i++) {
            if (!doomed[i]) {
                elementData[kept++] = elementData[i];
            }
        }
        shiftTail(kept, end);
        return true;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expectedModCount = modCount;
        int end = size;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            elementData[i] = operator.apply(elementData(i));
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int expectedModCount = modCount;
        Arrays.sort((E[]) elementData, 0, size, c);
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = size;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            action.accept(elementData(i));
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean equals(Object o) {
        int expectedModCount = modCount;
        boolean equal = super.equals(o);
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        return equal;
    }

    public int hashCode() {
        int expectedModCount = modCount;
        int hash = 1;
        for (int i = 0; i < size; i++) {
            Object e = elementData[i];
            hash = 31 * hash + (e == null ? 0 : e.hashCode());
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        return hash;
    }

    public ListIterator<E> listIterator(int index) {
        rangeCheckForAdd(index, size);
        return new ListItr(index);
    }

    public ListIterator<E> listIterator() {
        return new ListItr(0);
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    @Override
    public Spliterator<E> spliterator() {
        return new IndexSpliterator<>(this);
    }

    private class Itr implements Iterator<E> {
        int cursor;
        int lastRet = -1;
        int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            return cursor != size;
        }

        @Override
        public E next() {
            checkForComodification();
            int i = cursor;
            if (i >= size) {
                throw new NoSuchElementException();
            }
            if (i >= elementData.length) {
                throw new ConcurrentModificationException();
            }
            cursor = i + 1;
            lastRet = i;
            return elementData(i);
        }

        @Override
        public void remove() {
            if (lastRet < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                ArrayList.this.remove(lastRet);
                cursor = lastRet;
                lastRet = -1;
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException ex) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = size;
            int i = cursor;
            if (i >= end) {
                return;
            }
            for (; i < end && modCount == expectedModCount; i++) {
                action.accept(elementData(i));
            }
            cursor = i;
            lastRet = i - 1;
            checkForComodification();
        }

        final void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private class ListItr extends Itr implements ListIterator<E> {
        ListItr(int index) {
            cursor = index;
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        public int nextIndex() {
            return cursor;
        }

        @Override
        public int previousIndex() {
            return cursor - 1;
        }

        @Override
        public E previous() {
            checkForComodification();
            int i = cursor - 1;
            if (i < 0) {
                throw new NoSuchElementException();
            }
            if (i >= elementData.length) {
                throw new ConcurrentModificationException();
            }
            cursor = i;
            lastRet = i;
            return elementData(i);
        }

        @Override
        public void set(E e) {
            if (lastRet < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                ArrayList.this.set(lastRet, e);
            } catch (IndexOutOfBoundsException ex) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        public void add(E e) {
            checkForComodification();
            try {
                ArrayList.this.add(cursor, e);
                cursor++;
                lastRet = -1;
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException ex) {
                throw new ConcurrentModificationException();
            }
        }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            out.writeObject(elementData[i]);
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        elementData = new Object[size];
        for (int i = 0; i < size; i++) {
            elementData[i] = in.readObject();
        }
    }
}
