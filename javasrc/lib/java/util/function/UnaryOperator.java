package java.util.function;

/** Makes a value from one of the same type. */
@FunctionalInterface
public interface UnaryOperator<T> extends Function<T, T> {
    /** The operator that returns its operand. */
    static <T> UnaryOperator<T> identity() {
        return t -> t;
    }
}
