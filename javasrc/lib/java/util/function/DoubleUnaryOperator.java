package java.util.function;

import java.util.Objects;

/** Makes a double from one. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);

    /** The other first, then this. */
    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        Objects.requireNonNull(before);
        return v -> applyAsDouble(before.applyAsDouble(v));
    }

    /** This first, then the other. */
    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        Objects.requireNonNull(after);
        return v -> after.applyAsDouble(applyAsDouble(v));
    }

    /** The operator that returns its operand. */
    static DoubleUnaryOperator identity() { return v -> v; }
}
