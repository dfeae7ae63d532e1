package java.util;

import java.io.Serializable;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** An order on objects. */
@FunctionalInterface
public interface Comparator<T> {
    boolean equals(Object obj);

    int compare(T o1, T o2);

    // --- comparators of one kind ---

    static <T extends Comparable<? super T>> Comparator<T> naturalOrder() { return Comparators.natural(); }
    static <T extends Comparable<? super T>> Comparator<T> reverseOrder() { return Collections.reverseOrder(); }
    static <T> Comparator<T> nullsFirst(Comparator<? super T> comparator) { return new Comparators.NullComparator<>(true, comparator); }
    static <T> Comparator<T> nullsLast(Comparator<? super T> comparator) { return new Comparators.NullComparator<>(false, comparator); }

    // --- by a key ---

    static <T> Comparator<T> comparingInt(ToIntFunction<? super T> keyExtractor) {
        ToIntFunction<? super T> key = Objects.requireNonNull(keyExtractor);
        return (Comparator<T> & Serializable) (a, b) -> Integer.compare(key.applyAsInt(a), key.applyAsInt(b));
    }

    static <T> Comparator<T> comparingLong(ToLongFunction<? super T> keyExtractor) {
        ToLongFunction<? super T> key = Objects.requireNonNull(keyExtractor);
        return (Comparator<T> & Serializable) (a, b) -> Long.compare(key.applyAsLong(a), key.applyAsLong(b));
    }

    static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> keyExtractor) {
        ToDoubleFunction<? super T> key = Objects.requireNonNull(keyExtractor);
        return (Comparator<T> & Serializable) (a, b) -> Double.compare(key.applyAsDouble(a), key.applyAsDouble(b));
    }

    static <T, U extends Comparable<? super U>> Comparator<T> comparing(Function<? super T, ? extends U> keyExtractor) {
        Function<? super T, ? extends U> key = Objects.requireNonNull(keyExtractor);
        return (Comparator<T> & Serializable) (a, b) -> key.apply(a).compareTo(key.apply(b));
    }

    static <T, U> Comparator<T> comparing(Function<? super T, ? extends U> keyExtractor, Comparator<? super U> keyComparator) {
        Function<? super T, ? extends U> key = Objects.requireNonNull(keyExtractor);
        Comparator<? super U> order = Objects.requireNonNull(keyComparator);
        return (Comparator<T> & Serializable) (a, b) -> order.compare(key.apply(a), key.apply(b));
    }

    // --- with this one ---

    default Comparator<T> reversed() { return Collections.reverseOrder(this); }

    default Comparator<T> thenComparing(Comparator<? super T> other) {
        return new Comparators.Chain<>(this, Objects.requireNonNull(other));
    }

    default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> keyExtractor) {
        return thenComparing(comparingDouble(keyExtractor));
    }

    default Comparator<T> thenComparingLong(ToLongFunction<? super T> keyExtractor) {
        return thenComparing(comparingLong(keyExtractor));
    }

    default Comparator<T> thenComparingInt(ToIntFunction<? super T> keyExtractor) {
        return thenComparing(comparingInt(keyExtractor));
    }

    default <U extends Comparable<? super U>> Comparator<T> thenComparing(Function<? super T, ? extends U> keyExtractor) {
        return thenComparing(comparing(keyExtractor));
    }

    default <U> Comparator<T> thenComparing(Function<? super T, ? extends U> keyExtractor, Comparator<? super U> keyComparator) {
        return thenComparing(comparing(keyExtractor, keyComparator));
    }
}
