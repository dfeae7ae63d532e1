package java.util.function;

import java.util.Objects;

/** Says yes or no about a value. */
@FunctionalInterface
public interface Predicate<T> {
    boolean test(T t);

    /** This and the other; the other is asked only when this is true. */
    default Predicate<T> and(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> test(t) && other.test(t);
    }

    /** This or the other; the other is asked only when this is false. */
    default Predicate<T> or(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return t -> test(t) || other.test(t);
    }

    /** The opposite of this. */
    default Predicate<T> negate() {
        return t -> !test(t);
    }

    /** Whether the value equals the given one (which may be null). */
    static <T> Predicate<T> isEqual(Object target) {
        return t -> Objects.equals(target, t);
    }

    /** The opposite of the given predicate. */
    @SuppressWarnings("unchecked")
    static <T> Predicate<T> not(Predicate<? super T> target) {
        return (Predicate<T>) Objects.requireNonNull(target).negate();
    }
}
