package java.util;

/** A deque seen from its end. */
class ReverseOrderDequeView<E> extends AbstractCollection<E> implements Deque<E> {
    private final Deque<E> turned;

    ReverseOrderDequeView(Deque<E> turned) {
        this.turned = turned;
    }

    static <E> Deque<E> of(Deque<E> deque) {
        return deque instanceof ReverseOrderDequeView
                ? ((ReverseOrderDequeView<E>) deque).turned
                : new ReverseOrderDequeView<>(deque);
    }

    @Override public boolean add(E e) { turned.addFirst(e); return true; }
    @Override public void addFirst(E e) { turned.addLast(e); }
    @Override public void addLast(E e) { turned.addFirst(e); }
    @Override public void clear() { turned.clear(); }
    @Override public boolean contains(Object o) { return turned.contains(o); }
    @Override public Iterator<E> descendingIterator() { return turned.iterator(); }
    @Override public E element() { return turned.getLast(); }
    @Override public E getFirst() { return turned.getLast(); }
    @Override public E getLast() { return turned.getFirst(); }
    @Override public boolean isEmpty() { return turned.isEmpty(); }
    @Override public Iterator<E> iterator() { return turned.descendingIterator(); }
    @Override public boolean offer(E e) { return turned.offerFirst(e); }
    @Override public boolean offerFirst(E e) { return turned.offerLast(e); }
    @Override public boolean offerLast(E e) { return turned.offerFirst(e); }
    @Override public E peek() { return turned.peekLast(); }
    @Override public E peekFirst() { return turned.peekLast(); }
    @Override public E peekLast() { return turned.peekFirst(); }
    @Override public E poll() { return turned.pollLast(); }
    @Override public E pollFirst() { return turned.pollLast(); }
    @Override public E pollLast() { return turned.pollFirst(); }
    @Override public E pop() { return turned.removeLast(); }
    @Override public void push(E e) { turned.addLast(e); }
    @Override public E remove() { return turned.removeLast(); }
    @Override public boolean remove(Object o) { return turned.removeLastOccurrence(o); }
    @Override public E removeFirst() { return turned.removeLast(); }
    @Override public boolean removeFirstOccurrence(Object o) { return turned.removeLastOccurrence(o); }
    @Override public E removeLast() { return turned.removeFirst(); }
    @Override public boolean removeLastOccurrence(Object o) { return turned.removeFirstOccurrence(o); }
    @Override public Deque<E> reversed() { return turned; }
    @Override public int size() { return turned.size(); }
}
