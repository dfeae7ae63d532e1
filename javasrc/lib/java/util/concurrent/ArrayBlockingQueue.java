package java.util.concurrent;

import java.io.Serializable;
import java.util.Collection;

/** A bounded first-in-first-out queue to wait on. Linked, in spite of its name, so that empty places cost nothing. */
public class ArrayBlockingQueue<E> extends BlockingItems<E> implements BlockingQueue<E>, Serializable {
    public ArrayBlockingQueue(int capacity) {
        super(capacity);
    }

    /** Fair queues serve waiting threads in any order too: the checker tries each. */
    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        super(capacity);
        try {
            addEach(c);
        } catch (IllegalStateException full) {
            throw new IllegalArgumentException();
        }
    }

    @Override
    boolean looksAhead() {
        return true;
    }
}
