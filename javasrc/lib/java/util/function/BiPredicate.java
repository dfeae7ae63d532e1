package java.util.function;

import java.util.Objects;

/** Says yes or no about two values. */
@FunctionalInterface
public interface BiPredicate<T, U> {
    boolean test(T t, U u);

    /** This and the other; the other is asked only when this is true. */
    default BiPredicate<T, U> and(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (a, b) -> test(a, b) && other.test(a, b);
    }

    /** This or the other; the other is asked only when this is false. */
    default BiPredicate<T, U> or(BiPredicate<? super T, ? super U> other) {
        Objects.requireNonNull(other);
        return (a, b) -> test(a, b) || other.test(a, b);
    }

    /** The opposite of this. */
    default BiPredicate<T, U> negate() { return (t, u) -> !test(t, u); }
}
