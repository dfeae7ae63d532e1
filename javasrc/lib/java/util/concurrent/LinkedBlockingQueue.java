package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Finals;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

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

    // --- serialization, with the locks and conditions that readers of the form expect ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("capacity", int.class),
            new ObjectStreamField("count", AtomicInteger.class),
            new ObjectStreamField("takeLock", ReentrantLock.class),
            new ObjectStreamField("notEmpty", Condition.class),
            new ObjectStreamField("putLock", ReentrantLock.class),
            new ObjectStreamField("notFull", Condition.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ReentrantLock take = new ReentrantLock(), put = new ReentrantLock();
        ObjectOutputStream.PutField fields = out.putFields();
        fields.put("capacity", remainingCapacity() + size());
        fields.put("count", new AtomicInteger(size()));
        fields.put("takeLock", take);
        fields.put("notEmpty", take.newCondition());
        fields.put("putLock", put);
        fields.put("notFull", put.newCondition());
        out.writeFields();
        writeItems(out);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        restrict(in.readFields().get("capacity", 0));
        Finals.set(this, LinkedBlockingQueue.class, "drain", new Object());
        readItems(in);
    }

    /** Of a public class, for reflection. */
    @Override
    public boolean isEmpty() {
        return super.isEmpty();
    }
}
