package java.util.function;

import java.util.Objects;

/** Makes an int from one. */
@FunctionalInterface
public interface IntUnaryOperator {
    int applyAsInt(int operand);

    /** The other first, then this. */
    default IntUnaryOperator compose(IntUnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAsInt(before.applyAsInt(operand));
    }

    /** This first, then the other. */
    default IntUnaryOperator andThen(IntUnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAsInt(applyAsInt(operand));
    }

    /** The operator that returns its operand. */
    static IntUnaryOperator identity() { return v -> v; }
}
