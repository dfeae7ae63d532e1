package java.util;

import java.util.function.Consumer;

/** A late-binding spliterator over a collection's iterator, with exactly the given characteristics while unsplit. */
final class CollectionSpliterator<E> implements Spliterator<E> {
    private final Collection<E> collection;
    private final int characteristics;
    private final Comparator<? super E> comparator;
    private Spliterator<E> source;

    CollectionSpliterator(Collection<E> collection, int characteristics) {
        this(collection, characteristics, null);
    }

    CollectionSpliterator(Collection<E> collection, int characteristics, Comparator<? super E> comparator) {
        this.collection = collection;
        this.characteristics = characteristics;
        this.comparator = comparator;
    }

    private Spliterator<E> source() {
        if (source == null) {
            source = Spliterators.spliterator(collection.iterator(), collection.size(), characteristics);
        }
        return source;
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        return source().tryAdvance(action);
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        source().forEachRemaining(action);
    }

    @Override
    public Spliterator<E> trySplit() {
        Spliterator<E> prefix = source().trySplit();
        return prefix == null || comparator == null ? prefix : new Sorted<>(prefix, comparator);
    }

    @Override
    public long estimateSize() {
        return source().estimateSize();
    }

    @Override
    public int characteristics() {
        return characteristics;
    }

    @Override
    public Comparator<? super E> getComparator() {
        if ((characteristics & SORTED) == 0) {
            throw new IllegalStateException();
        }
        return comparator;
    }

    /** A split-off part that still knows the order it is sorted in. */
    private static final class Sorted<E> implements Spliterator<E> {
        private final Spliterator<E> part;
        private final Comparator<? super E> comparator;

        Sorted(Spliterator<E> part, Comparator<? super E> comparator) {
            this.part = part;
            this.comparator = comparator;
        }

        @Override
        public boolean tryAdvance(Consumer<? super E> action) {
            return part.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            part.forEachRemaining(action);
        }

        @Override
        public Spliterator<E> trySplit() {
            Spliterator<E> prefix = part.trySplit();
            return prefix == null ? null : new Sorted<>(prefix, comparator);
        }

        @Override
        public long estimateSize() {
            return part.estimateSize();
        }

        @Override
        public int characteristics() {
            return part.characteristics();
        }

        @Override
        public Comparator<? super E> getComparator() {
            return comparator;
        }
    }
}
