package java.util.concurrent;

/** A task that has a result. */
@FunctionalInterface
public interface Callable<V> {
    V call() throws Exception;
}
