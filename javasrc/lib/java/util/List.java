package java.util;

import java.util.function.UnaryOperator;

/** A collection whose elements have positions, from 0 on. */
public interface List<E> extends SequencedCollection<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    boolean add(E e);

    boolean remove(Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean addAll(int index, Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    boolean retainAll(Collection<?> c);

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        for (ListIterator<E> places = listIterator(); places.hasNext();) {
            E made = operator.apply(places.next());
            places.set(made);
        }
    }

    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> c) {
        E[] sorted = (E[]) toArray();
        Arrays.sort(sorted, c);
        ListIterator<E> places = listIterator();
        for (int i = 0; i < sorted.length; i++) {
            places.next();
            places.set(sorted[i]);
        }
    }

    void clear();

    boolean equals(Object o);

    int hashCode();

    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    E remove(int index);

    int indexOf(Object o);

    int lastIndexOf(Object o);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int fromIndex, int toIndex);

    @Override
    default Spliterator<E> spliterator() {
        if (this instanceof RandomAccess) {
            return new IndexSpliterator<>(this);
        }
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    default void addFirst(E e) { add(0, e); }
    default void addLast(E e) { add(e); }

    default E getFirst() {
        if (size() == 0) throw new NoSuchElementException();
        return get(0);
    }

    default E removeFirst() {
        if (size() == 0) throw new NoSuchElementException();
        return remove(0);
    }

    default E getLast() {
        int size = size();
        if (size == 0) throw new NoSuchElementException();
        return get(size - 1);
    }

    default E removeLast() {
        int size = size();
        if (size == 0) throw new NoSuchElementException();
        return remove(size - 1);
    }

    static <E> List<E> copyOf(Collection<? extends E> coll) { return ImmutableCollections.listCopy(coll); }
    static <E> List<E> of() { return ImmutableCollections.list(); }
    static <E> List<E> of(E e1) { return ImmutableCollections.list(e1); }
    static <E> List<E> of(E e1, E e2) { return ImmutableCollections.list(e1, e2); }
    static <E> List<E> of(E e1, E e2, E e3) { return ImmutableCollections.list(e1, e2, e3); }
    static <E> List<E> of(E e1, E e2, E e3, E e4) { return ImmutableCollections.list(e1, e2, e3, e4); }
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) { return ImmutableCollections.list(e1, e2, e3, e4, e5); }
    default List<E> reversed() { return ReverseOrderListView.of(this); }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7, e8);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7, e8, e9);
    }

    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableCollections.list(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> List<E> of(E... elements) { return ImmutableCollections.list(Arrays.copyOf(elements, elements.length, Object[].class)); }
}
