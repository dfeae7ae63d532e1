package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Objects;

/** An unbounded deque for many threads. */
@Unordered
public class ConcurrentLinkedDeque<E> extends LinkedItems<E> implements Deque<E>, Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        addEach(c);
    }

    @Override
    public void addFirst(E e) {
        offerFirst(e);
    }

    @Override
    public void addLast(E e) {
        offerLast(e);
    }

    @Override
    @Atomic
    public boolean offerFirst(E e) {
        link(true, Objects.requireNonNull(e), null);
        return true;
    }

    @Override
    @Atomic
    public boolean offerLast(E e) {
        link(false, Objects.requireNonNull(e), null);
        return true;
    }

    @Override
    @Atomic
    public E pollFirst() {
        return pull(true);
    }

    @Override
    @Atomic
    public E pollLast() {
        return pull(false);
    }

    @Override
    @Atomic
    public E peekFirst() {
        return see(true);
    }

    @Override
    @Atomic
    public E peekLast() {
        return see(false);
    }

    @Override
    public E removeFirst() {
        return present(pollFirst());
    }

    @Override
    public E removeLast() {
        return present(pollLast());
    }

    @Override
    public E getFirst() {
        return present(peekFirst());
    }

    @Override
    public E getLast() {
        return present(peekLast());
    }

    @Override
    public void push(E e) {
        addFirst(e);
    }

    @Override
    public E pop() {
        return removeFirst();
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return removeOccurrence(Objects.requireNonNull(o), true);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return removeOccurrence(Objects.requireNonNull(o), false);
    }

    @Override
    public Iterator<E> descendingIterator() {
        return backwards();
    }

    @Override
    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    @Override
    public boolean add(E e) {
        return offerLast(e);
    }

    @Override
    public boolean offer(E e) {
        return offerLast(e);
    }

    @Override
    public E poll() {
        return pollFirst();
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return addAllOrNone(c);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        writeItems(out);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        readItems(in);
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return super.toArray(Objects.requireNonNull(a));
    }
}
