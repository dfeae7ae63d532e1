package java.util;

import java.io.Serializable;
import java.util.function.Consumer;

/** A doubly linked list, which is a deque too. */
public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    private transient int size;
    private transient Node<E> first;
    private transient Node<E> last;

    private static class Node<E> {
        E item;
        Node<E> next;
        Node<E> prev;

        Node(Node<E> prev, E element, Node<E> next) {
            this.item = element;
            this.next = next;
            this.prev = prev;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    /** Puts e before the node, or at the end when that is null. */
    private void linkBefore(E e, Node<E> succ) {
        Node<E> pred = succ == null ? last : succ.prev;
        Node<E> node = new Node<>(pred, e, succ);
        if (pred == null) {
            first = node;
        } else {
            pred.next = node;
        }
        if (succ == null) {
            last = node;
        } else {
            succ.prev = node;
        }
        size++;
        modCount++;
    }

    /** The node's links and item are cleared, so that an iterator that stands on it holds nothing else alive. */
    private E unlink(Node<E> x) {
        E element = x.item;
        if (x.prev == null) {
            first = x.next;
        } else {
            x.prev.next = x.next;
        }
        if (x.next == null) {
            last = x.prev;
        } else {
            x.next.prev = x.prev;
        }
        x.item = null;
        x.prev = null;
        x.next = null;
        size--;
        modCount++;
        return element;
    }

    public E getFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.item;
    }

    public E getLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.item;
    }

    public E removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return unlink(first);
    }

    public E removeLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return unlink(last);
    }

    public void addFirst(E e) {
        linkBefore(e, first);
    }

    public void addLast(E e) {
        linkBefore(e, null);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int size() {
        return size;
    }

    public boolean add(E e) {
        linkBefore(e, null);
        return true;
    }

    public boolean remove(Object o) {
        for (Node<E> x = first; x != null; x = x.next) {
            if (o == null ? x.item == null : o.equals(x.item)) {
                unlink(x);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        rangeCheckForAdd(index, size);
        Object[] a = c.toArray();
        if (a.length == 0) {
            return false;
        }
        Node<E> succ = index == size ? null : node(index);
        int before = modCount;
        for (Object e : a) {
            linkBefore((E) e, succ);
        }
        modCount = before + 1;
        return true;
    }

    public void clear() {
        for (Node<E> x = first; x != null; ) {
            Node<E> next = x.next;
            x.item = null;
            x.next = null;
            x.prev = null;
            x = next;
        }
        first = last = null;
        size = 0;
        modCount++;
    }

    public E get(int index) {
        checkElementIndex(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkElementIndex(index);
        Node<E> x = node(index);
        E old = x.item;
        x.item = element;
        return old;
    }

    public void add(int index, E element) {
        rangeCheckForAdd(index, size);
        linkBefore(element, index == size ? null : node(index));
    }

    public E remove(int index) {
        checkElementIndex(index);
        return unlink(node(index));
    }

    private void checkElementIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private Node<E> node(int index) {
        Node<E> x;
        if (index < (size >> 1)) {
            x = first;
            for (int i = 0; i < index; i++) {
                x = x.next;
            }
        } else {
            x = last;
            for (int i = size - 1; i > index; i--) {
                x = x.prev;
            }
        }
        return x;
    }

    public int indexOf(Object o) {
        int index = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            if (o == null ? x.item == null : o.equals(x.item)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int index = size;
        for (Node<E> x = last; x != null; x = x.prev) {
            index--;
            if (o == null ? x.item == null : o.equals(x.item)) {
                return index;
            }
        }
        return -1;
    }

    public E peek() {
        return first == null ? null : first.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return first == null ? null : first.item;
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> x = last; x != null; x = x.prev) {
            if (o == null ? x.item == null : o.equals(x.item)) {
                unlink(x);
                return true;
            }
        }
        return false;
    }

    public ListIterator<E> listIterator(int index) {
        rangeCheckForAdd(index, size);
        return new ListItr(index);
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    public LinkedList<E> reversed() {
        return new Reversed<>(this);
    }

    public Object clone() {
        try {
            @SuppressWarnings("unchecked")
            LinkedList<E> copy = (LinkedList<E>) super.clone();
            copy.first = copy.last = null;
            copy.size = 0;
            copy.modCount = 0;
            for (Node<E> x = first; x != null; x = x.next) {
                copy.add(x.item);
            }
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Object[] toArray() {
        Object[] result = new Object[size];
        int i = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            result[i++] = x.item;
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        Object[] result = a.length >= size ? a
                : (Object[]) java.lang.reflect.Array.newInstance(a.getClass().getComponentType(), size);
        int i = 0;
        for (Node<E> x = first; x != null; x = x.next) {
            result[i++] = x.item;
        }
        if (i < result.length) {
            result[i] = null;
        }
        return (T[]) result;
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    private class ListItr implements ListIterator<E> {
        private Node<E> lastReturned;
        private Node<E> next;
        private int nextIndex;
        private int expectedModCount = modCount;

        ListItr(int index) {
            next = index == size ? null : node(index);
            nextIndex = index;
        }

        @Override
        public boolean hasNext() {
            return nextIndex < size;
        }

        @Override
        public E next() {
            checkForComodification();
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = next.next;
            nextIndex++;
            return lastReturned.item;
        }

        @Override
        public boolean hasPrevious() {
            return nextIndex > 0;
        }

        @Override
        public E previous() {
            checkForComodification();
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            lastReturned = next = next == null ? last : next.prev;
            nextIndex--;
            return lastReturned.item;
        }

        @Override
        public int nextIndex() {
            return nextIndex;
        }

        @Override
        public int previousIndex() {
            return nextIndex - 1;
        }

        @Override
        public void remove() {
            checkForComodification();
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            Node<E> lastNext = lastReturned.next;
            unlink(lastReturned);
            if (next == lastReturned) {
                next = lastNext;
            } else {
                nextIndex--;
            }
            lastReturned = null;
            expectedModCount++;
        }

        @Override
        public void set(E e) {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            checkForComodification();
            lastReturned.item = e;
        }

        @Override
        public void add(E e) {
            checkForComodification();
            lastReturned = null;
            linkBefore(e, next);
            nextIndex++;
            expectedModCount++;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (modCount == expectedModCount && nextIndex < size) {
                action.accept(next.item);
                lastReturned = next;
                next = next.next;
                nextIndex++;
            }
            checkForComodification();
        }

        final void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private class DescendingIterator implements Iterator<E> {
        private final ListItr itr = new ListItr(size());

        @Override
        public boolean hasNext() {
            return itr.hasPrevious();
        }

        @Override
        public E next() {
            return itr.previous();
        }

        @Override
        public void remove() {
            itr.remove();
        }
    }

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
        for (int count = in.readInt(); count > 0; count--) {
            addLast((E) in.readObject());
        }
    }
}
