package java.util.function;

import java.util.Objects;

/** Says yes or no about a double. */
@FunctionalInterface
public interface DoublePredicate {
    boolean test(double value);

    /** This and the other; the other is asked only when this is true. */
    default DoublePredicate and(DoublePredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** This or the other; the other is asked only when this is false. */
    default DoublePredicate or(DoublePredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }

    /** The opposite of this. */
    default DoublePredicate negate() {
        return value -> !test(value);
    }
}
