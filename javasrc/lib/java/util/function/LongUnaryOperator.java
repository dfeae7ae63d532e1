package java.util.function;

import java.util.Objects;

/** Makes a long from one. */
@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long operand);

    /** The other first, then this. */
    default LongUnaryOperator compose(LongUnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAsLong(before.applyAsLong(operand));
    }

    /** This first, then the other. */
    default LongUnaryOperator andThen(LongUnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAsLong(applyAsLong(operand));
    }

    /** The operator that returns its operand. */
    static LongUnaryOperator identity() { return v -> v; }
}
