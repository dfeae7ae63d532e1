package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;

/**
 * A list and deque, which needs no links: the elements are in an array.  A small one begins at index 0, whatever was added and removed
 * before, so that equal contents are equal states; only in a large one the first element is where it happens to be (`head`), and the
 * elements go on at index 0 behind the end of the array.
 */
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 876323262645176354L;
    private static final int SMALL = 64;
    private static final Object[] NOTHING = {};

    private transient Object[] items = NOTHING;
    private transient int head;
    private transient int size;

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    // --- the array ---

    private int slot(int index) {
        int slot = head + index;
        return slot < items.length ? slot : slot - items.length;
    }

    @SuppressWarnings("unchecked")
    private E item(int index) {
        return (E) items[slot(index)];
    }

    /** Copies the elements to a new array, from its index 0 on. */
    private Object[] copyTo(Object[] array) {
        int first = Math.min(size, items.length - head);
        System.arraycopy(items, head, array, 0, first);
        System.arraycopy(items, 0, array, first, size - first);
        return array;
    }

    private void move(int capacity) {
        items = copyTo(new Object[capacity]);
        head = 0;
    }

    private void reserve(int wanted) {
        if (wanted > items.length) move(Math.max(4, Math.max(wanted, items.length + (items.length >> 1))));
    }

    /** Makes room for elements at an index. */
    private void open(int index, int count) {
        reserve(size + count);
        if (index == 0 && items.length > SMALL) {
            head -= count;
            if (head < 0) head += items.length;
        } else if (index < size) {
            if (head > 0) move(items.length);
            System.arraycopy(items, index, items, index + count, size - index);
        }
        size += count;
    }

    private E take(int index) {
        E gone = item(index);
        if (index == 0 && items.length > SMALL) {
            items[head] = null;
            head = slot(1);
        } else {
            if (index < size - 1) {
                if (head > 0) move(items.length);
                System.arraycopy(items, index + 1, items, index, size - 1 - index);
            }
            items[slot(size - 1)] = null;
        }
        if (--size == 0) head = 0;
        return gone;
    }

    private void insert(int index, E e) {
        open(index, 1);
        items[slot(index)] = e;
    }

    private int check(int index) {
        if (index >= size || index < 0) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        return index;
    }

    // --- for iterators ---

    @Override int version() { return (modCount << 24) + size; }
    @Override boolean reaches(int index) { return index < size; }

    @Override
    E step(int index, int version) {
        checkVersion(version);
        if (index < 0 || index >= size) throw new NoSuchElementException();
        return item(index);
    }

    @Override
    void visit(Cursor<E> cursor, Consumer<? super E> action) { cursor.visit(size, action); }

    // --- a list ---

    public int size() { return size; }
    public E get(int index) { return item(check(index)); }

    public E set(int index, E element) {
        E before = get(index);
        items[slot(index)] = element;
        return before;
    }

    public void add(int index, E element) {
        checkGap(index, size);
        insert(index, element);
    }

    public boolean add(E e) {
        insert(size, e);
        return true;
    }

    public E remove(int index) { return take(check(index)); }
    public boolean contains(Object o) { return 0 <= indexOf(o); }

    public int indexOf(Object o) {
        for (int index = 0; index < size; index++) {
            if (Objects.equals(o, item(index))) return index;
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int index = size;
        while (--index >= 0 && !Objects.equals(o, item(index))) continue;
        return index;
    }

    public boolean addAll(Collection<? extends E> c) { return addAll(size, c); }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkGap(index, size);
        Object[] more = c.toArray();
        open(index, more.length);
        for (Object element : more) items[slot(index++)] = element;
        return more.length > 0;
    }

    public void clear() {
        items = NOTHING;
        head = size = 0;
    }

    public ListIterator<E> listIterator(int index) {
        checkGap(index, size);
        return new Cursor<>(this, index);
    }

    public Object[] toArray() { return copyTo(new Object[size]); }
    public <T> T[] toArray(T[] a) { return ArrayList.fill(toArray(), size, a); }
    @Override public Spliterator<E> spliterator() { return Spliterators.spliterator(this, Spliterator.ORDERED); }

    public Object clone() {
        try {
            LinkedList<?> twin = (LinkedList<?>) super.clone();
            twin.items = toArray();
            twin.head = 0;
            twin.modCount = 0;
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    // --- a deque ---

    public E peekFirst() { return size > 0 ? item(0) : null; }
    public E peekLast() { return size > 0 ? item(size - 1) : null; }
    public E pollFirst() { return size > 0 ? take(0) : null; }
    public E pollLast() { return size > 0 ? take(size - 1) : null; }

    private int demand(int index) {
        if (size > 0) return index;
        throw new NoSuchElementException();
    }

    public E getFirst() { return item(demand(0)); }
    public E getLast() { return item(demand(size - 1)); }
    public E removeFirst() { return take(demand(0)); }
    public E removeLast() { return take(demand(size - 1)); }
    public void addFirst(E e) { insert(0, e); }
    public void addLast(E e) { insert(size, e); }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) { return add(e); }
    public E peek() { return peekFirst(); }
    public E poll() { return pollFirst(); }
    public E element() { return getFirst(); }
    public E remove() { return removeFirst(); }
    public E pop() { return removeFirst(); }
    public void push(E e) { addFirst(e); }

    private boolean takeIfThere(int index) {
        if (index >= 0) take(index);
        return index >= 0;
    }

    public boolean remove(Object o) { return takeIfThere(indexOf(o)); }
    public boolean removeFirstOccurrence(Object o) { return remove(o); }
    public boolean removeLastOccurrence(Object o) { return takeIfThere(lastIndexOf(o)); }

    public Iterator<E> descendingIterator() {
        ListIterator<E> fromEnd = new Cursor<>(this, size);
        return new Iterator<E>() {
            @Override public boolean hasNext() { return fromEnd.hasPrevious(); }
            @Override public E next() { return fromEnd.previous(); }
            @Override public void remove() { fromEnd.remove(); }
        };
    }

    public LinkedList<E> reversed() { return new Reversed<>(this); }

    /** The list seen from its end: everything goes to the reversed list and deque views. */
    private static final class Reversed<E> extends LinkedList<E> {
        private final LinkedList<E> list;

        Reversed(LinkedList<E> list) {
            this.list = list;
        }

        private List<E> asList() {
            return new ReverseOrderListView<>(list);
        }

        private Deque<E> asDeque() {
            return new ReverseOrderDequeView<>(list);
        }

        @Override public E getFirst() { return list.getLast(); }
        @Override public E getLast() { return list.getFirst(); }
        @Override public E removeFirst() { return list.removeLast(); }
        @Override public E removeLast() { return list.removeFirst(); }
        @Override public void addFirst(E e) { list.addLast(e); }
        @Override public void addLast(E e) { list.addFirst(e); }
        @Override public boolean contains(Object o) { return list.contains(o); }
        @Override public int size() { return list.size(); }
        @Override public boolean isEmpty() { return list.isEmpty(); }
        @Override public boolean add(E e) { list.addFirst(e); return true; }
        @Override public boolean remove(Object o) { return list.removeLastOccurrence(o); }
        @Override public boolean addAll(Collection<? extends E> c) { return asList().addAll(c); }
        @Override public boolean addAll(int index, Collection<? extends E> c) { return asList().addAll(index, c); }
        @Override public void clear() { list.clear(); }
        @Override public E get(int index) { return asList().get(index); }
        @Override public E set(int index, E element) { return asList().set(index, element); }
        @Override public void add(int index, E element) { asList().add(index, element); }
        @Override public E remove(int index) { return asList().remove(index); }
        @Override public int indexOf(Object o) { return asList().indexOf(o); }
        @Override public int lastIndexOf(Object o) { return asList().lastIndexOf(o); }
        @Override public E peek() { return list.peekLast(); }
        @Override public E poll() { return list.pollLast(); }
        @Override public E peekFirst() { return list.peekLast(); }
        @Override public E peekLast() { return list.peekFirst(); }
        @Override public E pollFirst() { return list.pollLast(); }
        @Override public E pollLast() { return list.pollFirst(); }
        @Override public boolean removeLastOccurrence(Object o) { return list.removeFirstOccurrence(o); }
        @Override public Iterator<E> iterator() { return list.descendingIterator(); }
        @Override public Iterator<E> descendingIterator() { return list.iterator(); }
        @Override public ListIterator<E> listIterator(int index) { return asList().listIterator(index); }
        @Override public List<E> subList(int from, int to) { return asList().subList(from, to); }
        @Override public Object[] toArray() { return asDeque().toArray(); }
        @Override public <T> T[] toArray(T[] a) { return asDeque().toArray(a); }
        @Override public LinkedList<E> reversed() { return list; }
        @Override public Object clone() { return new LinkedList<>(asList()); }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < size; i++) out.writeObject(item(i));
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        items = new Object[in.readInt()];
        for (; size < items.length; size++) items[size] = in.readObject();
    }
}
