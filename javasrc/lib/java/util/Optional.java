package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A value or nothing. */
public final class Optional<T> {
    private static final Optional<?> EMPTY = new Optional<>(null);

    private final T value;

    private Optional(T value) { this.value = value; }

    @SuppressWarnings("unchecked")
    public static <T> Optional<T> empty() {
        return (Optional<T>) EMPTY;
    }

    public static <T> Optional<T> of(T value) { return new Optional<>(Objects.requireNonNull(value)); }

    public static <T> Optional<T> ofNullable(T value) {
        return value != null ? new Optional<>(value) : empty();
    }

    public T get() { return orElseThrow(); }
    public boolean isEmpty() { return value == null; }
    public boolean isPresent() { return value != null; }

    public void ifPresent(Consumer<? super T> action) {
        if (value != null)
            action.accept(value);
    }

    public void ifPresentOrElse(Consumer<? super T> action, Runnable emptyAction) {
        if (value != null)
            action.accept(value);
        else
            emptyAction.run();
    }

    public Optional<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return value == null || predicate.test(value) ? this : empty();
    }

    public <U> Optional<U> map(Function<? super T, ? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return value == null ? empty() : Optional.ofNullable(mapper.apply(value));
    }

    @SuppressWarnings("unchecked")
    public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> mapper) {
        Objects.requireNonNull(mapper);
        return value == null ? empty() : (Optional<U>) Objects.requireNonNull(mapper.apply(value));
    }

    @SuppressWarnings("unchecked")
    public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
        Objects.requireNonNull(supplier);
        return value != null ? this : (Optional<T>) Objects.requireNonNull(supplier.get());
    }

    public T orElse(T other) { return value == null ? other : value; }
    public T orElseGet(Supplier<? extends T> supplier) { return value == null ? supplier.get() : value; }
    public Stream<T> stream() { return value == null ? Stream.empty() : Stream.of(value); }

    public T orElseThrow() {
        if (value == null)
            throw new NoSuchElementException("No value present");
        return value;
    }

    public <X extends Throwable> T orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        if (value == null)
            throw exceptionSupplier.get();
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Optional<?> that && Objects.equals(value, that.value);
    }

    @Override public int hashCode() { return Objects.hashCode(value); }

    @Override
    public String toString() {
        return value == null ? "Optional.empty" : "Optional[" + value + "]";
    }
}
