package java.util.concurrent;

import clew.internal.Edges;
import clew.internal.Finals;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

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

    // --- serialization, with the locks and conditions that readers of the form expect ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("items", Object[].class),
            new ObjectStreamField("takeIndex", int.class),
            new ObjectStreamField("putIndex", int.class),
            new ObjectStreamField("count", int.class),
            new ObjectStreamField("lock", ReentrantLock.class),
            new ObjectStreamField("notEmpty", Condition.class),
            new ObjectStreamField("notFull", Condition.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ReentrantLock lock = new ReentrantLock(producers != null);
        Object[] present = toArray();
        int capacity = remainingCapacity() + size();
        ObjectOutputStream.PutField fields = out.putFields();
        fields.put("items", Arrays.copyOf(present, capacity));
        fields.put("putIndex", present.length % capacity);
        fields.put("count", present.length);
        fields.put("lock", lock);
        fields.put("notEmpty", lock.newCondition());
        fields.put("notFull", lock.newCondition());
        out.writeFields();
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        ObjectInputStream.GetField fields = in.readFields();
        Object[] ring = (Object[]) fields.get("items", null);
        ReentrantLock lock = (ReentrantLock) fields.get("lock", null);
        int first = fields.get("takeIndex", 0), count = fields.get("count", 0);
        if (ring == null || ring.length == 0 || lock == null || first < 0 || count < 0 || count > ring.length) {
            throw new InvalidObjectException("invariants violated");
        }
        if (lock.isFair()) {
            Finals.set(this, ArrayBlockingQueue.class, "producers", new Turns<E>());
            Finals.set(this, ArrayBlockingQueue.class, "consumers", new Turns<E>());
        }
        restrict(ring.length);
        for (int i = 0; i < count; i++) add((E) ring[(first + i) % ring.length]);
    }

    /** Of a public class, for reflection. */
    @Override
    public boolean isEmpty() {
        return super.isEmpty();
    }
}
