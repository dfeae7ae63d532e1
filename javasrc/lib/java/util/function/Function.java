package java.util.function;

import java.util.Objects;

/** Makes a value from a value. */
@FunctionalInterface
public interface Function<T, R> {
    R apply(T t);

    /** The other first, then this. */
    default <V> Function<V, R> compose(Function<? super V, ? extends T> before) {
        Objects.requireNonNull(before);
        return argument -> apply(before.apply(argument));
    }

    /** This first, then the other. */
    default <V> Function<T, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return argument -> after.apply(apply(argument));
    }

    /** The function that returns its argument. */
    static <T> Function<T, T> identity() { return argument -> argument; }
}
