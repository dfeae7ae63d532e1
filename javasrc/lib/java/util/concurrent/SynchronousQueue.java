package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Copies;
import clew.internal.Finals;
import clew.internal.Pause;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.locks.ReentrantLock;

/** A queue without room: each put waits for a take. Fair: the longest waiting first; else anyone. */
@Unordered
public class SynchronousQueue<E> extends TransferItems<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = -3223113410248163686L;
    private final boolean fair;

    public SynchronousQueue() {
        this(false);
    }

    public SynchronousQueue(boolean fair) {
        this.fair = fair;
    }

    @Override
    boolean inOrder(boolean requests) {
        return fair;
    }

    @Override
    @Atomic
    public void put(E e) throws InterruptedException {
        transfer(Objects.requireNonNull(e), Pause.FOREVER);
    }

    @Override
    @Atomic
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return transfer(Objects.requireNonNull(e), unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public boolean offer(E e) {
        return hand(Objects.requireNonNull(e), true);
    }

    @Override
    @Atomic
    public E take() throws InterruptedException {
        return receive(Pause.FOREVER);
    }

    @Override
    @Atomic
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return receive(unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public E poll() {
        return grab();
    }

    // --- as a collection it is empty ---

    @Override
    public void clear() {
    }

    @Override public boolean contains(Object o) { return false; }
    @Override public boolean containsAll(Collection<?> c) { return c.isEmpty(); }
    @Override public boolean isEmpty() { return true; }
    @Override public Iterator<E> iterator() { return Collections.emptyIterator(); }
    @Override public E peek() { return null; }
    @Override public int remainingCapacity() { return 0; }
    @Override public boolean remove(Object o) { return false; }
    @Override public boolean removeAll(Collection<?> c) { return false; }
    @Override public boolean retainAll(Collection<?> c) { return false; }
    @Override public int size() { return 0; }
    @Override public Spliterator<E> spliterator() { return Spliterators.emptySpliterator(); }
    @Override public Object[] toArray() { return new Object[0]; }
    @Override public String toString() { return "[]"; }

    @Override
    public <T> T[] toArray(T[] a) {
        return Copies.into(a, toArray());
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        int drained = 0;
        for (E item; drained < maxElements && (item = poll()) != null; drained++) {
            c.add(item);
        }
        return drained;
    }

    // --- serialization: the class of two empty lists tells whether the queue is fair ---

    static class WaitQueue implements Serializable {
        private static final long serialVersionUID = -858510627080488182L;
    }

    private static final class LifoWaitQueue extends WaitQueue {
        private static final long serialVersionUID = -3633113410248163686L;
    }

    private static final class FifoWaitQueue extends WaitQueue {
        private static final long serialVersionUID = -3623113410248163686L;
    }

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("qlock", ReentrantLock.class), new ObjectStreamField("waitingProducers", WaitQueue.class),
            new ObjectStreamField("waitingConsumers", WaitQueue.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ObjectOutputStream.PutField fields = out.putFields();
        fields.put("qlock", new ReentrantLock(fair));
        fields.put("waitingProducers", fair ? new FifoWaitQueue() : new LifoWaitQueue());
        fields.put("waitingConsumers", fair ? new FifoWaitQueue() : new LifoWaitQueue());
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        Finals.set(this, SynchronousQueue.class, "fair", in.readFields().get("waitingProducers", null) instanceof FifoWaitQueue);
    }
}
