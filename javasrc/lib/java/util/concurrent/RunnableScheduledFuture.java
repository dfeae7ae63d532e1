package java.util.concurrent;

/** A scheduled future that is run, possibly again and again. */
public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
    boolean isPeriodic();
}
