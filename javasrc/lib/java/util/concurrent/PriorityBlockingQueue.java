package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Copies;
import clew.internal.Edges;
import clew.internal.Finals;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/**
 * An unbounded priority queue to wait on; iterators show a snapshot. Who may call the program's code holds the monitor of
 * the heap, for which all others wait, each in the step in which it acts.
 */
@Unordered
public class PriorityBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = 5595510919245408276L;
    private final PriorityQueue<E> items;

    public PriorityBlockingQueue() {
        items = new PriorityQueue<>();
    }

    public PriorityBlockingQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        items = new PriorityQueue<>(initialCapacity, comparator);
    }

    @Atomic
    @CallsOut
    @SuppressWarnings("unchecked")
    public PriorityBlockingQueue(Collection<? extends E> c) {
        if (c instanceof PriorityBlockingQueue) {
            PriorityBlockingQueue<E> other = (PriorityBlockingQueue<E>) c;
            other.awaitLock();
            HeapEdges.seeAll(other.items);
            items = new PriorityQueue<>(other.items);
        } else {
            items = new PriorityQueue<>(c);
        }
        for (E item : items) {
            HeapEdges.place(items, item);
        }
    }

    @Override
    public boolean add(E e) {
        return offer(e);
    }

    @Override
    @Atomic
    @CallsOut
    public boolean offer(E e) {
        synchronized (items) {
            HeapEdges.compare(items, Objects.requireNonNull(e));
            items.offer(e);
            HeapEdges.place(items, e);
            Wait.wake(this);
            return true;
        }
    }

    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    @Override
    @Atomic
    @CallsOut
    public E poll() {
        synchronized (items) {
            return HeapEdges.poll(items);
        }
    }

    private E pull(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        awaitLock();
        // Test and sleep are one step; each insertion wakes one consumer, who either takes the element or finds it taken.
        while (HeapEdges.peek(items) == null && nanos > 0) {
            nanos = Pause.on(this, nanos);
            awaitLock();
        }
        return poll();
    }

    private void awaitLock() {
        synchronized (items) {
        }
    }

    @Override
    @Atomic
    @CallsOut
    public E take() throws InterruptedException {
        return pull(Pause.FOREVER);
    }

    @Override
    @Atomic
    @CallsOut
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return pull(unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public E peek() {
        synchronized (items) {
            return HeapEdges.peek(items);
        }
    }

    public Comparator<? super E> comparator() {
        return items.comparator();
    }

    @Override
    @Atomic
    public int size() {
        synchronized (items) {
            Edges.learn();
            return items.size();
        }
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    @Atomic
    @CallsOut
    public boolean remove(Object o) {
        synchronized (items) {
            HeapEdges.seeAll(items);
            boolean isChanged = items.remove(o);
            HeapEdges.change(items);
            return isChanged;
        }
    }

    @Override
    @Atomic
    @CallsOut
    public boolean contains(Object o) {
        synchronized (items) {
            HeapEdges.seeAll(items);
            return items.contains(o);
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    @Atomic
    @CallsOut
    public int drainTo(Collection<? super E> c, int maxElements) {
        synchronized (items) {
            if (Objects.requireNonNull(c) == this) {
                throw new IllegalArgumentException();
            }
            int drained = 0;
            while (drained < maxElements && !items.isEmpty()) {
                BlockingItems.give(c, HeapEdges.peek(items));
                HeapEdges.poll(items);
                drained++;
            }
            return drained;
        }
    }

    @Override
    @Atomic
    public void clear() {
        synchronized (items) {
            HeapEdges.seeAll(items);
            items.clear();
            HeapEdges.change(items);
        }
    }

    @Override
    @Atomic
    @CallsOut
    public boolean removeIf(Predicate<? super E> filter) {
        synchronized (items) {
            HeapEdges.seeAll(items);
            boolean isChanged = items.removeIf(filter);
            HeapEdges.change(items);
            return isChanged;
        }
    }

    @Override
    @Atomic
    @CallsOut
    public boolean removeAll(Collection<?> c) {
        synchronized (items) {
            HeapEdges.seeAll(items);
            boolean isChanged = items.removeAll(c);
            HeapEdges.change(items);
            return isChanged;
        }
    }

    @Override
    @Atomic
    @CallsOut
    public boolean retainAll(Collection<?> c) {
        synchronized (items) {
            HeapEdges.seeAll(items);
            boolean isChanged = items.retainAll(c);
            HeapEdges.change(items);
            return isChanged;
        }
    }

    @Override
    @Atomic
    public Object[] toArray() {
        synchronized (items) {
            HeapEdges.seeAll(items);
            return items.toArray();
        }
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return Copies.into(a, toArray());
    }

    @Override
    public Iterator<E> iterator() {
        return new Snapshot<>(items, items);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(toArray(), Spliterator.NONNULL);
    }

    // --- serialization, with the locks and conditions that readers of the form expect ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("q", PriorityQueue.class),
            new ObjectStreamField("lock", ReentrantLock.class),
            new ObjectStreamField("notEmpty", Condition.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ReentrantLock lock = new ReentrantLock();
        ObjectOutputStream.PutField fields = out.putFields();
        fields.put("q", new PriorityBlockingQueue<>(this).items);
        fields.put("lock", lock);
        fields.put("notEmpty", lock.newCondition());
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        Object read = in.readFields().get("q", null);
        Finals.set(this, PriorityBlockingQueue.class, "items", Objects.requireNonNull(read));
    }
}
