package java.util.concurrent;

import clew.internal.Atomic;
import java.io.Serializable;
import java.util.Collection;

/** A first-in-first-out queue to wait on, with or without a bound. */
public class LinkedBlockingQueue<E> extends BlockingItems<E> implements BlockingQueue<E>, Serializable {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    @Atomic
    public LinkedBlockingQueue(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        addEach(c);
    }
}
