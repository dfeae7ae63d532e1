package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Edges;
import clew.internal.Finals;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.util.Collection;
import java.util.Objects;

/**
 * Linked items with a capacity, to wait on: consumers sleep on this object, producers on the ring's end. Who calls the
 * program's code holds the monitor of the ring's end: all others wait for it, each in the step in which it acts.
 */
@Unordered
abstract class BlockingItems<E> extends LinkedItems<E> {
    private final int capacity;
    private int count;

    /** For deserialization; see {@link #restrict}. */
    BlockingItems() {
        this(Integer.MAX_VALUE);
    }

    final void restrict(int to) {
        Finals.set(this, BlockingItems.class, "capacity", to);
    }

    BlockingItems(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    @Override
    final void link(boolean first, E item, Object from) {
        if (capacity < Integer.MAX_VALUE) {
            Edges.look(this);
        }
        if (count == capacity) {
            throw new IllegalStateException("Queue full");
        }
        if (!hand(item)) {
            super.link(first, item, from);
            count++;
            Wait.wake(this);
        }
    }

    @Override
    final E unlink(Link<E> link) {
        E item = super.unlink(link);
        count--;
        roomCame();
        return item;
    }

    final void link(boolean first, E item) {
        link(first, item, null);
    }

    /** Whether there is no room; nothing orders who learns that. */
    private boolean isFull() {
        if (count < capacity) {
            return false;
        }
        Edges.learn();
        return true;
    }

    /** Gives the item to a consumer whose turn it is; false: there is none, or nobody has a turn. */
    boolean hand(E item) {
        return false;
    }

    /** Lets a producer that waits use the room that an element has left. */
    void roomCame() {
        Wait.wake(ends);
    }

    @Override
    void awaitLocks() {
        awaitLock();
    }

    /** What who inserts waits for. */
    final void awaitLock() {
        synchronized (ends) {
        }
    }

    /** Waits for room at most so long. */
    final boolean insert(boolean first, E item, long nanos) throws InterruptedException {
        Objects.requireNonNull(item);
        Pause.checkInterrupt();
        awaitLock();
        if (isFull()) {
            return nanos > 0 && awaitRoom(first, item, nanos);
        }
        link(first, item);
        return true;
    }

    /** There is no room: waits for some, and inserts the item if it came. */
    boolean awaitRoom(boolean first, E item, long nanos) throws InterruptedException {
        // Test and sleep are one step; each removal wakes one producer, who either uses the room or finds it used.
        for (long left = nanos; count == capacity;) {
            if (left <= 0) {
                return false;
            }
            left = Pause.on(ends, left);
            awaitLock();
        }
        link(first, item);
        return true;
    }

    /** Inserts if there is room now. */
    final boolean insert(boolean first, E item) {
        Objects.requireNonNull(item);
        awaitLock();
        if (isFull()) {
            return false;
        }
        link(first, item);
        return true;
    }

    /** Waits for an element at most so long. */
    final E pull(boolean first, long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        awaitLocks();
        Edges.look(this);
        if (count == 0) {
            return nanos > 0 ? awaitItem(first, nanos) : null;
        }
        return pull(first);
    }

    /** There is no element: waits for one, and takes it if it came. */
    E awaitItem(boolean first, long nanos) throws InterruptedException {
        // Test and sleep are one step; each insertion wakes one consumer, who either takes the element or finds it taken.
        for (long left = nanos; count == 0;) {
            if (left <= 0) {
                return null;
            }
            left = Pause.on(this, left);
            awaitLocks();
        }
        return pull(first);
    }

    @Atomic
    public boolean offer(E e) {
        return insert(false, e);
    }

    @Atomic
    public void put(E e) throws InterruptedException {
        insert(false, e, Pause.FOREVER);
    }

    @Atomic
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return insert(false, Objects.requireNonNull(e), unit.toNanos(timeout));
    }

    @Atomic
    public E poll() {
        awaitLocks();
        return pull(true);
    }

    @Atomic
    public E take() throws InterruptedException {
        return pull(true, Pause.FOREVER);
    }

    @Atomic
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return pull(true, unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public int size() {
        awaitLocks();
        return count();
    }

    final int count() {
        Edges.learn();
        return count;
    }

    final int room() {
        Edges.learn();
        return capacity - count;
    }

    @Atomic
    public int remainingCapacity() {
        awaitLocks();
        return room();
    }

    @Override
    @Atomic
    public boolean isEmpty() {
        return size() == 0;
    }

    @Override
    @Atomic
    @CallsOut
    boolean removeOccurrence(Object object, boolean first) {
        if (object == null) {
            return false;
        }
        synchronized (drainLock()) {
            synchronized (ends) {
                return super.removeOccurrence(object, first);
            }
        }
    }

    @Override
    @Atomic
    @CallsOut
    public boolean contains(Object o) {
        synchronized (drainLock()) {
            synchronized (ends) {
                return super.contains(o);
            }
        }
    }

    @Override
    @Atomic
    public Object[] toArray() {
        awaitLocks();
        return super.toArray();
    }

    @Override
    @Atomic
    public void clear() {
        awaitLocks();
        for (int present = count; present > 0; present--) {
            pull(true);
        }
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    /** What drainTo holds, and what is taken before the monitor of the ring's end. */
    Object drainLock() {
        return ends;
    }

    @Atomic
    @CallsOut
    public int drainTo(Collection<? super E> c, int maxElements) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        awaitLocks();
        Edges.look(this);
        synchronized (drainLock()) {
            int drained = 0;
            for (int most = Math.min(maxElements, count); drained < most && count > 0; drained++) {
                give(c, see(true));
                pull(true);
            }
            return drained;
        }
    }

    @CallsOut
    static <T> void give(Collection<? super T> c, T item) {
        c.add(item);
    }
}
