package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Copies;
import clew.internal.Edges;
import clew.internal.Finals;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A list that is copied at each change, so that iterators see the list as it was. Who calls the program's code in the
 * middle of a change holds a lock, for which all other changes wait, each in the step in which it is made.
 */
@Unordered
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = 8673264195747942595L;
    private volatile Object[] array;
    private final Object lock = new Object[0];

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        array = placed(itemsOf(c));
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = placed(Arrays.copyOf(toCopyIn, toCopyIn.length, Object[].class));
    }

    private static Object[] placed(Object[] items) {
        Edges.give(items, 0, items.length);
        return items;
    }

    private static Object[] itemsOf(Collection<?> c) {
        boolean isOurs = c.getClass() == CopyOnWriteArrayList.class;        // whose array is one of objects
        return isOurs ? c.toArray() : objects(c.toArray());
    }

    private static Object[] objects(Object[] items) {
        return items.getClass() == Object[].class ? items : Arrays.copyOf(items, items.length, Object[].class);
    }

    @SuppressWarnings("unchecked")
    private static <E> E at(Object[] items, int index) {
        Object item = items[index];
        Edges.take(items, index, index + 1);
        return (E) item;
    }

    /** The list as it is now, to be looked at. */
    private Object[] current() {
        Object[] items = array;
        Edges.look(this);
        return items;
    }

    /** The same, when all its elements are accessed. */
    private Object[] all() {
        Object[] items = current();
        Edges.take(items, 0, items.length);
        return items;
    }

    /** The list is these from now on. */
    private void become(Object[] items) {
        array = items;
        Edges.change(this);
    }

    private static Object[] copy(Object[] items) {
        Object[] copy = items.clone();
        Edges.carry(items, 0, copy, 0, items.length);
        return copy;
    }

    private static int indexOf(Object o, Object[] items, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Objects.equals(o, at(items, i))) {
                return i;
            }
        }
        return -1;
    }

    private static int lastIndexOf(Object o, Object[] items, int from) {
        int i = from;
        while (i >= 0 && !Objects.equals(o, at(items, i))) {
            i--;
        }
        return i;
    }

    /** The items with a gap of so many at the index. */
    private static Object[] widen(Object[] items, int index, int gap) {
        if (index < 0 || index > items.length) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + items.length);
        }
        Object[] wider = new Object[items.length + gap];
        System.arraycopy(items, 0, wider, 0, index);
        System.arraycopy(items, index, wider, index + gap, items.length - index);
        Edges.carry(items, 0, wider, 0, index);
        Edges.carry(items, index, wider, index + gap, items.length - index);
        return wider;
    }

    private static Object[] without(Object[] items, int from, int to) {
        Object[] rest = new Object[items.length - (to - from)];
        System.arraycopy(items, 0, rest, 0, from);
        System.arraycopy(items, to, rest, from, items.length - to);
        Edges.take(items, from, to);
        Edges.carry(items, 0, rest, 0, from);
        Edges.carry(items, to, rest, from, items.length - to);
        return rest;
    }

    private void awaitLock() {
        synchronized (lock) {
        }
    }

    @Override
    public int size() {
        return current().length;
    }

    @Override
    public boolean isEmpty() {
        return current().length == 0;
    }

    @Override
    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    @Override
    public int indexOf(Object o) {
        Object[] items = current();
        return indexOf(o, items, 0, items.length);
    }

    public int indexOf(E e, int index) {
        Object[] items = current();
        return indexOf(e, items, index, items.length);
    }

    @Override
    public int lastIndexOf(Object o) {
        Object[] items = current();
        return lastIndexOf(o, items, items.length - 1);
    }

    public int lastIndexOf(E e, int index) {
        return lastIndexOf(e, current(), index);
    }

    @Override
    public Object clone() {
        CopyOnWriteArrayList<E> copy = new CopyOnWriteArrayList<>();
        copy.array = placed(all().clone());
        return copy;
    }

    @Override
    public Object[] toArray() {
        return all().clone();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return Copies.into(a, all());
    }

    @Override
    public E get(int index) {
        return at(current(), index);
    }

    public E getFirst() {
        return present(current(), 0);
    }

    public E getLast() {
        Object[] items = current();
        return present(items, items.length - 1);
    }

    private static <E> E present(Object[] items, int index) {
        if (items.length == 0) {
            throw new NoSuchElementException();
        }
        return at(items, index);
    }

    @Override
    @Atomic
    public E set(int index, E element) {
        awaitLock();
        E old = at(current(), index);
        if (old != element) {
            Object[] items = copy(array);
            items[index] = element;
            Edges.give(items, index, index + 1);
            become(items);
        }
        return old;
    }

    @Override
    @Atomic
    public boolean add(E e) {
        awaitLock();
        insert(current().length, e);
        return true;
    }

    @Override
    @Atomic
    public void add(int index, E element) {
        awaitLock();
        insert(index, element);
    }

    private void insert(int index, E element) {
        Object[] items = widen(current(), index, 1);
        items[index] = element;
        Edges.give(items, index, index + 1);
        become(items);
    }

    @Atomic
    public void addFirst(E e) {
        awaitLock();
        insert(0, e);
    }

    @Atomic
    public void addLast(E e) {
        awaitLock();
        insert(current().length, e);
    }

    @Override
    @Atomic
    public E remove(int index) {
        awaitLock();
        E old = at(current(), index);
        become(without(array, index, index + 1));
        return old;
    }

    @Atomic
    public E removeFirst() {
        awaitLock();
        E old = getFirst();
        become(without(array, 0, 1));
        return old;
    }

    @Atomic
    public E removeLast() {
        awaitLock();
        E old = getLast();
        become(without(array, array.length - 1, array.length));
        return old;
    }

    @Override
    @Atomic
    @CallsOut
    public boolean remove(Object o) {
        Object[] items = current();
        int index = indexOf(o, items, 0, items.length);
        if (index < 0) {
            return false;
        }
        awaitLock();
        return array == items ? removeFound(index) : removeLocked(o);
    }

    /** If the list has changed while elements were asked, they are asked again, and nobody may change it. */
    private boolean removeLocked(Object o) {
        synchronized (lock) {
            return removeFound(indexOf(o));
        }
    }

    private boolean removeFound(int index) {
        if (index < 0) {
            return false;
        }
        remove(index);
        return true;
    }

    @Atomic
    @CallsOut
    public boolean addIfAbsent(E e) {
        Object[] items = current();
        boolean isAbsent = indexOf(e, items, 0, items.length) < 0;
        if (!isAbsent) {
            return false;
        }
        awaitLock();
        if (array == items) {
            return add(e);
        }
        synchronized (lock) {
            return !contains(e) && add(e);
        }
    }

    public int addAllAbsent(Collection<? extends E> c) {
        return addEachAbsent(c.toArray());
    }

    @Atomic
    @CallsOut
    private int addEachAbsent(Object[] elements) {
        synchronized (lock) {
            int added = 0;
            for (Object element : elements) {
                @SuppressWarnings("unchecked") E e = (E) element;
                if (addIfAbsent(e)) {
                    added++;
                }
            }
            return added;
        }
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        Object[] items = current();
        for (Object o : c) {
            if (indexOf(o, items, 0, items.length) < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(c::contains);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(item -> !c.contains(item));
    }

    @Override
    @Atomic
    @CallsOut
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        synchronized (lock) {
            return removeIf(filter, 0, array.length);
        }
    }

    private boolean removeIf(Predicate<? super E> filter, int from, int to) {
        Object[] items = current(), kept = new Object[items.length];
        int count = 0;
        for (int i = 0; i < items.length; i++) {
            E item = at(items, i);
            if (i < from || i >= to || !filter.test(item)) {
                Edges.carry(items, i, kept, count, 1);
                kept[count++] = item;
            }
        }
        if (count == items.length) {
            return false;
        }
        Object[] rest = Arrays.copyOf(kept, count);
        Edges.carry(kept, 0, rest, 0, count);
        become(rest);
        return true;
    }

    @Override
    @Atomic
    public void clear() {
        awaitLock();
        all();
        become(new Object[0]);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return addEach(-1, itemsOf(c));
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + current().length);
        }
        return addEach(index, c.toArray());
    }

    /** At the index; -1: at the end. */
    @Atomic
    private boolean addEach(int index, Object[] added) {
        awaitLock();
        if (index < 0) {
            index = current().length;
        }
        Object[] items = widen(current(), index, added.length);
        if (added.length == 0) {
            return false;
        }
        System.arraycopy(added, 0, items, index, added.length);
        Edges.give(items, index, index + added.length);
        become(items);
        return true;
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Object item : all()) {
            @SuppressWarnings("unchecked") E e = (E) item;
            action.accept(e);
        }
    }

    @Override
    @Atomic
    @CallsOut
    public void replaceAll(UnaryOperator<E> operator) {
        synchronized (lock) {
            replaceAll(operator, 0, array.length);
        }
    }

    private void replaceAll(UnaryOperator<E> operator, int from, int to) {
        Objects.requireNonNull(operator);
        Object[] items = copy(current());
        for (int i = from; i < to; i++) {
            E item = at(items, i);
            items[i] = operator.apply(item);
        }
        Edges.give(items, from, to);
        become(items);
    }

    @Override
    @Atomic
    @CallsOut
    public void sort(Comparator<? super E> c) {
        synchronized (lock) {
            sort(c, 0, array.length);
        }
    }

    @SuppressWarnings("unchecked")
    private void sort(Comparator<? super E> c, int from, int to) {
        Object[] items = copy(current());
        Edges.take(items, from, to);
        Arrays.sort((E[]) items, from, to, c);
        Edges.give(items, from, to);
        become(items);
    }

    @Override
    public String toString() {
        return Arrays.toString(all());
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<?> other = ((List<?>) o).iterator();
        for (Object item : all()) {
            if (!other.hasNext() || !Objects.equals(item, other.next())) {
                return false;
            }
        }
        return !other.hasNext();
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(all());
    }

    @Override
    public Iterator<E> iterator() {
        return listIterator();
    }

    @Override
    public ListIterator<E> listIterator() {
        Object[] items = current();
        return new Items<>(items, 0, items.length, 0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        Object[] items = current();
        if (index < 0 || index > items.length) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + items.length);
        }
        return new Items<>(items, 0, items.length, index);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(all(), Spliterator.IMMUTABLE | Spliterator.ORDERED);
    }

    @Override
    @Atomic
    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex > current().length || fromIndex > toIndex) {
            throw new IndexOutOfBoundsException();
        }
        return new Part(fromIndex, toIndex - fromIndex);
    }

    /** Goes over a range of the items as they were. */
    @Unordered
    private static final class Items<E> implements ListIterator<E> {
        private final Object[] items;
        private final int from, to;
        private int next;

        Items(Object[] items, int from, int to, int next) {
            this.items = items;
            this.from = from;
            this.to = to;
            this.next = next;
        }

        @Override
        public boolean hasNext() {
            return next < to;
        }

        @Override
        public boolean hasPrevious() {
            return next > from;
        }

        @Override
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return at(items, next++);
        }

        @Override
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return at(items, --next);
        }

        @Override
        public int nextIndex() {
            return next - from;
        }

        @Override
        public int previousIndex() {
            return next - from - 1;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    /** A range of the list; of no use any more once the list has been changed otherwise. */
    @Unordered
    private final class Part extends AbstractList<E> implements RandomAccess {
        private final int offset;
        private int size;
        private Object[] expected = array;

        Part(int offset, int size) {
            this.offset = offset;
            this.size = size;
        }

        private Object[] check() {
            if (current() != expected) {
                throw new ConcurrentModificationException();
            }
            return expected;
        }

        private void changed() {
            size += array.length - expected.length;
            expected = array;
        }

        @Override
        @Atomic
        public int size() {
            synchronized (lock) {
                check();
                return size;
            }
        }

        @Override
        @Atomic
        public E get(int index) {
            synchronized (lock) {
                Objects.checkIndex(index, size);
                return at(check(), offset + index);
            }
        }

        @Override
        @Atomic
        public E set(int index, E element) {
            synchronized (lock) {
                Objects.checkIndex(index, size);
                check();
                E old = CopyOnWriteArrayList.this.set(offset + index, element);
                changed();
                return old;
            }
        }

        @Override
        @Atomic
        public void add(int index, E element) {
            synchronized (lock) {
                check();
                if (index < 0 || index > size) {
                    throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
                }
                insert(offset + index, element);
                changed();
            }
        }

        @Override
        @Atomic
        public E remove(int index) {
            synchronized (lock) {
                Objects.checkIndex(index, size);
                check();
                E old = CopyOnWriteArrayList.this.remove(offset + index);
                changed();
                return old;
            }
        }

        @Override
        @Atomic
        protected void removeRange(int from, int to) {
            synchronized (lock) {
                become(without(check(), offset + from, offset + to));
                changed();
            }
        }

        @Override
        @Atomic
        @CallsOut
        public boolean removeIf(Predicate<? super E> filter) {
            synchronized (lock) {
                check();
                boolean removed = CopyOnWriteArrayList.this.removeIf(Objects.requireNonNull(filter), offset, offset + size);
                changed();
                return removed;
            }
        }

        @Override
        @Atomic
        @CallsOut
        public void replaceAll(UnaryOperator<E> operator) {
            synchronized (lock) {
                check();
                CopyOnWriteArrayList.this.replaceAll(operator, offset, offset + size);
                changed();
            }
        }

        @Override
        @Atomic
        @CallsOut
        public void sort(Comparator<? super E> c) {
            synchronized (lock) {
                check();
                CopyOnWriteArrayList.this.sort(c, offset, offset + size);
                changed();
            }
        }

        @Override
        public Iterator<E> iterator() {
            return listIterator(0);
        }

        @Override
        @Atomic
        public ListIterator<E> listIterator(int index) {
            synchronized (lock) {
                if (index < 0 || index > size) {
                    throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
                }
                return new Items<>(check(), offset, offset + size, offset + index);
            }
        }

        @Override
        @Atomic
        public List<E> subList(int from, int to) {
            synchronized (lock) {
                check();
                if (from < 0 || to > size || from > to) {
                    throw new IndexOutOfBoundsException();
                }
                return new Part(offset + from, to - from);
            }
        }
    }

    // --- serialization: how many elements, and these ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        Object[] items = array;
        out.writeInt(items.length);
        for (Object item : items) out.writeObject(item);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        List<Object> items = new ArrayList<>();
        for (int more = in.readInt(); more > 0; more--) items.add(in.readObject());
        Finals.set(this, CopyOnWriteArrayList.class, "lock", new Object[0]);
        array = items.toArray();
    }
}
