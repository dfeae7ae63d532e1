package java.util.function;

import java.util.Objects;

/** Makes a double from one. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);

    /** The other first, then this. */
    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return operand -> applyAsDouble(before.applyAsDouble(operand));
    }

    /** This first, then the other. */
    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return operand -> after.applyAsDouble(applyAsDouble(operand));
    }

    /** The operator that returns its operand. */
    static DoubleUnaryOperator identity() { return v -> v; }
}
