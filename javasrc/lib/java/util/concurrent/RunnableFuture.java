package java.util.concurrent;

/** A future whose value is there once it has run. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
    @Override
    void run();
}
