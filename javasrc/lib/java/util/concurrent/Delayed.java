package java.util.concurrent;

/** Something that is to be acted on after a delay. */
public interface Delayed extends Comparable<Delayed> {
    long getDelay(TimeUnit unit);
}
