package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A group of elements. */
public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    default <T> T[] toArray(IntFunction<T[]> generator) { return toArray(generator.apply(0)); }

    boolean add(E e);

    boolean remove(Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    default boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int removed = 0;
        for (Iterator<E> each = iterator(); each.hasNext();) {
            boolean isDoomed = filter.test(each.next());
            if (isDoomed) each.remove();
            if (isDoomed) removed++;
        }
        return removed > 0;
    }

    boolean retainAll(Collection<?> c);

    void clear();

    boolean equals(Object o);

    int hashCode();

    default Stream<E> parallelStream() { return StreamSupport.stream(spliterator(), true); }
    @Override default Spliterator<E> spliterator() { return Spliterators.spliterator(this, 0); }
    default Stream<E> stream() { return StreamSupport.stream(spliterator(), false); }
}
