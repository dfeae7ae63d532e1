package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Edges;
import clew.internal.Pause;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;

/** An unbounded first-in-first-out queue whose producers can wait for a taker. */
@Unordered
public class LinkedTransferQueue<E> extends TransferItems<E> implements TransferQueue<E>, Serializable {
    private static final long serialVersionUID = -3223113410248163686L;

    public LinkedTransferQueue() {
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        for (E e : c) {
            add(e);
        }
    }

    /** Elements are in order; nothing is said about consumers. */
    @Override
    boolean inOrder(boolean requests) {
        return !requests;
    }

    @Override
    @Atomic
    public boolean offer(E e) {
        leave(Objects.requireNonNull(e));
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
    public boolean add(E e) {
        return offer(e);
    }

    @Override
    @Atomic
    public boolean tryTransfer(E e) {
        return hand(Objects.requireNonNull(e), true);
    }

    @Override
    @Atomic
    public void transfer(E e) throws InterruptedException {
        transfer(Objects.requireNonNull(e), Pause.FOREVER);
    }

    @Override
    @Atomic
    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        return transfer(Objects.requireNonNull(e), nanos);
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

    @Override
    @Atomic
    public E peek() {
        Edges.look(this);
        if (first == null || first.request) {
            return null;
        }
        see(first);
        return first.item;
    }

    @Override
    @Atomic
    public boolean isEmpty() {
        Edges.learn();
        return first == null || first.request;
    }

    @Override
    public int size() {
        int size = 0;
        for (Node<E> node = after(null); node != null; node = after(node)) {
            size++;
        }
        return size;
    }

    /** The next element, which is only counted. */
    @Atomic
    private Node<E> after(Node<E> node) {
        Edges.learn();
        do {
            node = node == null ? first : node.next;
        } while (node != null && node.item == null);
        return node;
    }

    @Override
    @Atomic
    public boolean hasWaitingConsumer() {
        Edges.learn();
        return first != null && first.request;
    }

    @Override
    public int getWaitingConsumerCount() {
        return waiting(true);
    }

    @Override
    public boolean contains(Object o) {
        if (o != null) {
            for (Items items = new Items(); items.hasNext();) {
                if (o.equals(items.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean remove(Object o) {
        if (o != null) {
            for (Items items = new Items(); items.hasNext();) {
                if (o.equals(items.next()) && items.take()) {
                    return true;
                }
            }
        }
        return false;
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

    private ArrayList<E> items() {
        ArrayList<E> items = new ArrayList<>();
        for (E item : this) {
            items.add(item);
        }
        return items;
    }

    @Override
    public Object[] toArray() {
        return items().toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return items().toArray(Objects.requireNonNull(a));
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }

    @Override
    public Iterator<E> iterator() {
        return new Items();
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
    }

    /** Holds the next element, so that what hasNext promised is there. */
    @Unordered
    private final class Items implements Iterator<E> {
        private Node<E> last, next;
        private E item;

        @Atomic
        Items() {
            advance(first);
        }

        private void advance(Node<E> from) {
            next = from;
            while (next != null && next.item == null) {
                next = next.next;
            }
            Edges.look(LinkedTransferQueue.this);
            item = next == null ? null : next.item;
        }

        @Override
        public boolean hasNext() {
            if (next == null) {
                return false;
            }
            see(next);
            return true;
        }

        @Override
        @Atomic
        public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            E result = item;
            last = next;
            see(last);
            advance(next.next);
            return result;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            take();
        }

        /** Takes out the element that was handed out last; false: another thread has done so. */
        @Atomic
        boolean take() {
            Node<E> taken = last;
            last = null;
            Edges.look(LinkedTransferQueue.this);
            if (taken.matched) {
                return false;
            }
            match(taken, null, true);
            return true;
        }
    }

    // --- serialization: the elements, up to a null ---

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        for (E item : this) out.writeObject(item);
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        for (Object item = in.readObject(); item != null; item = in.readObject()) add((E) item);
    }
}
