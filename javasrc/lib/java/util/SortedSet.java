package java.util;

/** A set in ascending order. */
public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E fromElement, E toElement);

    SortedSet<E> headSet(E toElement);

    SortedSet<E> tailSet(E fromElement);

    E first();

    E last();

    @Override
    default Spliterator<E> spliterator() {
        return new CollectionSpliterator<>(this,
                Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED,
                comparator());
    }

    default E getFirst() {
        return first();
    }

    default E getLast() {
        return last();
    }

    default E removeFirst() {
        E e = first();
        remove(e);
        return e;
    }

    default E removeLast() {
        E e = last();
        remove(e);
        return e;
    }

    default void addFirst(E e) {
        throw new UnsupportedOperationException();
    }

    default void addLast(E e) {
        throw new UnsupportedOperationException();
    }

    default SortedSet<E> reversed() {
        return new ReverseOrderSortedSetView<>(this);
    }
}
