package java.util.function;

import java.util.Objects;

/** Says yes or no about an int. */
@FunctionalInterface
public interface IntPredicate {
    boolean test(int value);

    /** This and the other; the other is asked only when this is true. */
    default IntPredicate and(IntPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** This or the other; the other is asked only when this is false. */
    default IntPredicate or(IntPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }

    /** The opposite of this. */
    default IntPredicate negate() {
        return value -> !test(value);
    }
}
