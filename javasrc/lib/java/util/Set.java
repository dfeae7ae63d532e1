package java.util;

/** A collection without duplicates. */
public interface Set<E> extends Collection<E> {
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

    boolean retainAll(Collection<?> c);

    boolean removeAll(Collection<?> c);

    void clear();

    boolean equals(Object o);

    int hashCode();

    @Override
    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> copyOf(Collection<? extends E> coll) {
        boolean isFixed = coll instanceof ImmutableCollections.FixedSet;
        return isFixed ? (Set<E>) coll : ImmutableCollections.set(new HashSet<>(coll).toArray());
    }

    static <E> Set<E> of() { return ImmutableCollections.set(); }
    static <E> Set<E> of(E a) { return ImmutableCollections.set(a); }
    static <E> Set<E> of(E a, E b) { return ImmutableCollections.pair(a, b); }
    static <E> Set<E> of(E a, E b, E c) { return ImmutableCollections.set(a, b, c); }
    static <E> Set<E> of(E a, E b, E c, E d) { return ImmutableCollections.set(a, b, c, d); }
    static <E> Set<E> of(E a, E b, E c, E d, E e) { return ImmutableCollections.set(a, b, c, d, e); }

    static <E> Set<E> of(E a, E b, E c, E d, E e, E f) {
        return ImmutableCollections.set(a, b, c, d, e, f);
    }

    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g) {
        return ImmutableCollections.set(a, b, c, d, e, f, g);
    }

    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h) {
        return ImmutableCollections.set(a, b, c, d, e, f, g, h);
    }

    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i) {
        return ImmutableCollections.set(a, b, c, d, e, f, g, h, i);
    }

    static <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j) {
        return ImmutableCollections.set(a, b, c, d, e, f, g, h, i, j);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> Set<E> of(E... elements) { return ImmutableCollections.set((Object[]) elements); }
}
