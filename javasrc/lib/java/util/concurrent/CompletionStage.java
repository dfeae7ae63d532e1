package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A stage of a computation that others can follow. */
public interface CompletionStage<T> {
    <U> CompletionStage<U> thenApply(Function<? super T, ? extends U> fn);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> fn);

    <U> CompletionStage<U> thenApplyAsync(Function<? super T, ? extends U> fn, Executor executor);

    CompletionStage<Void> thenAccept(Consumer<? super T> fn);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> fn);

    CompletionStage<Void> thenAcceptAsync(Consumer<? super T> fn, Executor executor);

    CompletionStage<Void> thenRun(Runnable fn);

    CompletionStage<Void> thenRunAsync(Runnable fn);

    CompletionStage<Void> thenRunAsync(Runnable fn, Executor executor);

    <U, V> CompletionStage<V> thenCombine(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn);

    <U, V> CompletionStage<V> thenCombineAsync(CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn, Executor executor);

    <U> CompletionStage<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn);

    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn);

    <U> CompletionStage<Void> thenAcceptBothAsync(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn, Executor executor);

    CompletionStage<Void> runAfterBoth(CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterBothAsync(CompletionStage<?> other, Runnable fn, Executor executor);

    <U> CompletionStage<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> fn);

    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn);

    <U> CompletionStage<U> applyToEitherAsync(CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor);

    CompletionStage<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> fn);

    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> fn);

    CompletionStage<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> fn, Executor executor);

    CompletionStage<Void> runAfterEither(CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable fn, Executor executor);

    <U> CompletionStage<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn);

    <U> CompletionStage<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn, Executor executor);

    <U> CompletionStage<U> handle(BiFunction<? super T, Throwable, ? extends U> fn);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn);

    <U> CompletionStage<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn, Executor executor);

    CompletionStage<T> whenComplete(BiConsumer<? super T, ? super Throwable> fn);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> fn);

    CompletionStage<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> fn, Executor executor);

    CompletionStage<T> exceptionally(Function<Throwable, ? extends T> fn);

    default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
        return orOnFailure(() -> handleAsync((none, cause) -> fn.apply(cause)));
    }

    default CompletionStage<T> exceptionallyAsync(Function<Throwable, ? extends T> fn, Executor executor) {
        return orOnFailure(() -> handleAsync((none, cause) -> fn.apply(cause), executor));
    }

    default CompletionStage<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return flat(handle((value, cause) -> cause == null ? this : fn.apply(cause)));
    }

    default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return orOnFailure(() -> flat(handleAsync((none, cause) -> fn.apply(cause))));
    }

    default CompletionStage<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
        return orOnFailure(() -> flat(handleAsync((none, cause) -> fn.apply(cause), executor)));
    }

    /** This stage, or if it fails, another that is made then. */
    private CompletionStage<T> orOnFailure(Supplier<CompletionStage<T>> other) {
        return flat(handle((value, cause) -> cause == null ? this : other.get()));
    }

    private static <T> CompletionStage<T> flat(CompletionStage<? extends CompletionStage<T>> stages) {
        return stages.thenCompose(stage -> stage);
    }

    CompletableFuture<T> toCompletableFuture();
}
