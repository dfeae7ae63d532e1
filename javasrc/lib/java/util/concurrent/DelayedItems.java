package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Copies;
import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/**
 * A queue of delayed elements, the next to expire first. An element counts as expired when its delay is over or when a
 * thread has waited for the whole of it: where time stands still, waiting is what makes it pass. Who may call the program's
 * code holds the monitor of the heap, for which all others wait, each in the step in which it acts.
 */
@Unordered
abstract class DelayedItems<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final PriorityQueue<E> items = new PriorityQueue<>();

    long delay(Object item) {
        return ((Delayed) item).getDelay(TimeUnit.NANOSECONDS);
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
            if (items.peek() == e) {
                Wait.wakeAll(this);
            }
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
            E first = HeapEdges.peek(items);
            return first == null || delay(first) > 0 ? null : HeapEdges.poll(items);
        }
    }

    /** Called when this time has been waited for and yet has not passed: it stands still, as in a search. */
    void pass(long nanos) {
    }

    private E pull(long nanos) throws InterruptedException {
        Pause.checkInterrupt();
        for (;;) {
            E first;
            long delay;
            synchronized (items) {
                first = HeapEdges.peek(items);
                delay = first == null ? Pause.FOREVER : delay(first);
                // Here others may run if they have at the element's code; then all is one step up to the sleep.
                if (items.peek() != first) {
                    continue;
                }
                if (delay <= 0) {
                    return HeapEdges.poll(items);
                }
            }
            if (nanos <= 0) {
                return null;
            }
            // Test and sleep are one step; a new first element wakes all, and nobody sleeps longer than the first delay.
            long time = Math.min(delay, nanos), left = Pause.on(this, time);
            if (left <= 0 && time == delay) {
                synchronized (items) {
                    if (items.peek() == first) {
                        if ((delay = delay(first)) > 0) {
                            pass(delay);
                        }
                        return HeapEdges.poll(items);
                    }
                }
            }
            nanos = nanos == Pause.FOREVER ? nanos : nanos - (time - Math.max(left, 0));
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
            while (drained < maxElements && !items.isEmpty() && delay(HeapEdges.peek(items)) <= 0) {
                BlockingItems.give(c, HeapEdges.peek(items));
                HeapEdges.poll(items);
                drained++;
            }
            return drained;
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
    public void clear() {
        synchronized (items) {
            HeapEdges.seeAll(items);
            items.clear();
            HeapEdges.change(items);
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
}
