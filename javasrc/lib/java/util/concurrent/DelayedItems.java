package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Wait;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A queue of delayed elements, the next to expire first. An element counts as expired when its delay is over or when a
 * thread has waited for the whole of it: where time stands still, waiting is what makes it pass.
 */
abstract class DelayedItems<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final Heap<E> items = new Heap<>();

    long delay(Object item) {
        return ((Delayed) item).getDelay(TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean add(E e) {
        return offer(e);
    }

    @Override
    @Atomic
    public boolean offer(E e) {
        items.offer(Objects.requireNonNull(e));
        if (items.peek() == e) {
            Wait.wakeAll(this);
        }
        return true;
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
    public E poll() {
        E first = items.peek();
        return first == null || delay(first) > 0 ? null : items.poll();
    }

    /** Called when this time has been waited for and yet has not passed: it stands still, as in a search. */
    void pass(long nanos) {
    }

    private E pull(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        for (;;) {
            E first = items.peek();
            long delay = first == null ? Pause.FOREVER : delay(first);
            if (delay <= 0) {
                return items.poll();
            }
            if (nanos <= 0) {
                return null;
            }
            // Test and sleep are one step; a new first element wakes all, and nobody sleeps longer than the first delay.
            long time = Math.min(delay, nanos), left = Pause.on(this, time);
            if (left <= 0 && time == delay && items.peek() == first) {
                if ((delay = delay(first)) > 0) {
                    pass(delay);
                }
                return items.poll();
            }
            nanos = nanos == Pause.FOREVER ? nanos : nanos - (time - Math.max(left, 0));
        }
    }

    @Override
    @Atomic
    public E take() throws InterruptedException {
        return pull(Pause.FOREVER);
    }

    @Override
    @Atomic
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return pull(unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public E peek() {
        return items.peek();
    }

    @Override
    @Atomic
    public int size() {
        return items.size();
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    @Atomic
    public int drainTo(Collection<? super E> c, int maxElements) {
        if (Objects.requireNonNull(c) == this) {
            throw new IllegalArgumentException();
        }
        int drained = 0;
        while (drained < maxElements && !items.isEmpty() && delay(items.peek()) <= 0) {
            c.add(items.peek());
            items.poll();
            drained++;
        }
        return drained;
    }

    @Override
    @Atomic
    public boolean contains(Object o) {
        return items.contains(o);
    }

    @Override
    @Atomic
    public boolean remove(Object o) {
        return items.remove(o);
    }

    @Override
    @Atomic
    public boolean removeIf(Predicate<? super E> filter) {
        return items.removeIf(filter);
    }

    @Override
    @Atomic
    public void clear() {
        items.clear();
    }

    @Override
    @Atomic
    public Object[] toArray() {
        return items.toArray();
    }

    @Override
    @Atomic
    public <T> T[] toArray(T[] a) {
        return items.toArray(a);
    }

    @Override
    public Iterator<E> iterator() {
        return new Snapshot<>(items);
    }
}
