package java.util.concurrent;

import clew.internal.Unordered;
import java.util.Collection;
import java.util.function.Predicate;

/** A queue whose elements can be taken when their delay is over. */
@Unordered
public class DelayQueue<E extends Delayed> extends DelayedItems<E> implements BlockingQueue<E> {
    public DelayQueue() {
    }

    public DelayQueue(Collection<? extends E> c) {
        addAll(c);
    }

    // What the superclass does, with E's bound in the signatures.

    @Override
    public boolean add(E e) {
        return super.add(e);
    }

    @Override
    public boolean offer(E e) {
        return super.offer(e);
    }

    @Override
    public void put(E e) {
        super.put(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return super.offer(e, timeout, unit);
    }

    @Override
    public E poll() {
        return super.poll();
    }

    @Override
    public E take() throws InterruptedException {
        return super.take();
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return super.poll(timeout, unit);
    }

    @Override
    public E peek() {
        return super.peek();
    }

    // What reflection would find in a class that is not public otherwise.

    @Override
    public boolean contains(Object o) {
        return super.contains(o);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return super.removeIf(filter);
    }
}
