package java.util.concurrent;

import java.util.Collection;

/** A queue whose elements can be taken when their delay is over. */
public class DelayQueue<E extends Delayed> extends DelayedItems<E> implements BlockingQueue<E> {
    public DelayQueue() {
    }

    public DelayQueue(Collection<? extends E> c) {
        addAll(c);
    }
}
