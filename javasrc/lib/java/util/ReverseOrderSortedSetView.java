package java.util;

/** A sorted set in descending order, for sets that are not navigable. */
final class ReverseOrderSortedSetView<E> extends AbstractSet<E> implements SortedSet<E> {
    private final SortedSet<E> base;

    ReverseOrderSortedSetView(SortedSet<E> base) {
        this.base = base;
    }

    /** Walks down by asking for the last element below the one before. */
    static <T> Iterator<T> descendingIterator(SortedSet<T> set) {
        return new Iterator<>() {
            private SortedSet<T> rest = set;
            private T previous;

            @Override public boolean hasNext() { return !rest.isEmpty(); }

            @Override
            public T next() {
                previous = rest.last();
                rest = set.headSet(previous);
                return previous;
            }

            @Override
            public void remove() {
                if (previous == null) {
                    throw new IllegalStateException();
                }
                set.remove(previous);
                previous = null;
            }
        };
    }

    @Override public boolean add(E e) { return base.add(e); }
    @Override public void clear() { base.clear(); }
    @Override public Comparator<? super E> comparator() { return Collections.reverseOrder(base.comparator()); }
    @Override public boolean contains(Object o) { return base.contains(o); }
    @Override public E first() { return base.last(); }
    @Override public Iterator<E> iterator() { return descendingIterator(base); }
    @Override public E last() { return base.first(); }
    @Override public boolean remove(Object o) { return base.remove(o); }
    @Override public SortedSet<E> reversed() { return base; }
    @Override public int size() { return base.size(); }
    @Override public SortedSet<E> subSet(E from, E to) { return headSet(to).tailSet(from); }

    /** The elements above `to` in the base: without navigation, those that are not at most `to`. */
    @Override
    public SortedSet<E> headSet(E to) {
        TreeSet<E> above = new TreeSet<>(base);
        return above.tailSet(to, false).descendingSet();
    }

    @Override
    public SortedSet<E> tailSet(E from) {
        TreeSet<E> below = new TreeSet<>(base);
        return below.headSet(from, true).descendingSet();
    }
}
