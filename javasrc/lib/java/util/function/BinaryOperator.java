package java.util.function;

import java.util.Comparator;
import java.util.Objects;

/** Makes a value from two of the same type. */
@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    /** The lesser of two; the first when they are equal. */
    static <T> BinaryOperator<T> minBy(Comparator<? super T> comparator) {
        Comparator<? super T> order = Objects.requireNonNull(comparator);
        return (one, two) -> order.compare(one, two) > 0 ? two : one;
    }

    /** The greater of two; the first when they are equal. */
    static <T> BinaryOperator<T> maxBy(Comparator<? super T> comparator) {
        Comparator<? super T> order = Objects.requireNonNull(comparator);
        return (one, two) -> order.compare(one, two) < 0 ? two : one;
    }
}
