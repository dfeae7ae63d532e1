package java.util.concurrent;

import clew.internal.Edges;
import clew.internal.Unordered;
import java.io.Serializable;
import java.util.Collection;

/**
 * A bounded first-in-first-out queue to wait on. Linked, in spite of its name, so that empty places cost nothing. In a fair
 * one whoever makes room puts the element of the producer that has waited longest into it, and whoever has an element while
 * consumers wait gives it to the one that has waited longest: nobody comes in between.
 */
@Unordered
public class ArrayBlockingQueue<E> extends BlockingItems<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = -817911632652898426L;

    private final Turns<E> producers, consumers;        // null: access in any order

    public ArrayBlockingQueue(int capacity) {
        this(capacity, false);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
        producers = fair ? new Turns<>() : null;
        consumers = fair ? new Turns<>() : null;
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        this(capacity, fair);
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

    @Override
    boolean hand(E item) {
        if (consumers == null || consumers.isEmpty()) {
            return false;
        }
        consumers.serve(item);
        return true;
    }

    @Override
    void roomCame() {
        if (producers == null) {
            super.roomCame();
        } else if (!producers.isEmpty()) {
            Object turn = producers.next();
            link(false, producers.serve(null), turn);
        }
    }

    @Override
    boolean awaitRoom(boolean first, E item, long nanos) throws InterruptedException {
        return producers == null ? super.awaitRoom(first, item, nanos) : producers.await(item, nanos);
    }

    @Override
    E awaitItem(boolean first, long nanos) throws InterruptedException {
        if (consumers == null) {
            return super.awaitItem(first, nanos);
        }
        Edges.change(this);
        return consumers.awaitItem(nanos);
    }
}
