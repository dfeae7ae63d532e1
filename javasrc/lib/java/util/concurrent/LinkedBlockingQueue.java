package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Unordered;
import java.io.Serializable;
import java.util.Collection;

/** A first-in-first-out queue to wait on, with or without a bound. Who drains it keeps others from taking, not from inserting. */
@Unordered
public class LinkedBlockingQueue<E> extends BlockingItems<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = -6903933977591709194L;

    private final Object drain = new Object();

    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        addEach(c);
    }

    @Override
    Object drainLock() {
        return drain;
    }

    @Override
    void awaitLocks() {
        synchronized (drain) {
            super.awaitLocks();
        }
    }

    @Override
    @Atomic
    public int size() {
        return count();
    }

    @Override
    @Atomic
    public int remainingCapacity() {
        return room();
    }
}
