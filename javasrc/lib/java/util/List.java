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
    static <E> List<E> of(E a) { return ImmutableCollections.list(a); }
    static <E> List<E> of(E a, E b) { return ImmutableCollections.list(a, b); }
    static <E> List<E> of(E a, E b, E c) { return ImmutableCollections.list(a, b, c); }
    static <E> List<E> of(E a, E b, E c, E d) { return ImmutableCollections.list(a, b, c, d); }
    static <E> List<E> of(E a, E b, E c, E d, E e) { return ImmutableCollections.list(a, b, c, d, e); }
    default List<E> reversed() { return ReverseOrderListView.of(this); }

    static <E> List<E> of(E a, E b, E c, E d, E e, E f) {
        return ImmutableCollections.list(a, b, c, d, e, f);
    }

    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g) {
        return ImmutableCollections.list(a, b, c, d, e, f, g);
    }

    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h) {
        return ImmutableCollections.list(a, b, c, d, e, f, g, h);
    }

    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i) {
        return ImmutableCollections.list(a, b, c, d, e, f, g, h, i);
    }

    static <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j) {
        return ImmutableCollections.list(a, b, c, d, e, f, g, h, i, j);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> List<E> of(E... elements) { return ImmutableCollections.list(Arrays.copyOf(elements, elements.length, Object[].class)); }
}
