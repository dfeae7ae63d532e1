package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Collection;
import java.util.Objects;
import java.util.Queue;

/** An unbounded first-in-first-out queue for many threads. */
@Unordered
public class ConcurrentLinkedQueue<E> extends LinkedItems<E> implements Queue<E>, Serializable {
    private static final long serialVersionUID = 196745693267521676L;

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        addEach(c);
    }

    @Override
    public boolean add(E e) {
        return offer(e);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return addAllOrNone(c);
    }

    @Override
    @Atomic
    public boolean offer(E e) {
        link(false, Objects.requireNonNull(e), null);
        return true;
    }

    @Override
    @Atomic
    public E poll() {
        return pull(true);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        writeItems(out);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        readItems(in);
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return super.toArray(Objects.requireNonNull(a));
    }
}
