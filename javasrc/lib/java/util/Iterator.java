package java.util;

import java.util.function.Consumer;

/** Walks over elements one by one. */
public interface Iterator<E> {
    boolean hasNext();

    E next();

    default void remove() { throw new UnsupportedOperationException("remove"); }

    default void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (boolean more = hasNext(); more; more = hasNext()) {
            action.accept(next());
        }
    }
}
