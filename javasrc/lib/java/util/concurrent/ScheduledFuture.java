package java.util.concurrent;

/** A future of something that runs after a delay. */
public interface ScheduledFuture<V> extends Delayed, Future<V> {
}
