package java.util.function;

import java.util.Objects;

/** Says yes or no about a long. */
@FunctionalInterface
public interface LongPredicate {
    boolean test(long value);

    /** This and the other; the other is asked only when this is true. */
    default LongPredicate and(LongPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) && other.test(value);
    }

    /** This or the other; the other is asked only when this is false. */
    default LongPredicate or(LongPredicate other) {
        Objects.requireNonNull(other);
        return value -> test(value) || other.test(value);
    }

    /** The opposite of this. */
    default LongPredicate negate() {
        return value -> !test(value);
    }
}
