package java.util.function;

import java.util.Objects;

/** Takes a value. */
@FunctionalInterface
public interface Consumer<T> {
    void accept(T t);

    /** This, then the other. */
    default Consumer<T> andThen(Consumer<? super T> after) {
        Objects.requireNonNull(after);
        return t -> {
            accept(t);
            after.accept(t);
        };
    }
}
