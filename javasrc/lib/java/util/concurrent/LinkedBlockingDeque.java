package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Unordered;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A deque to wait on at both ends, with or without a bound. */
@Unordered
public class LinkedBlockingDeque<E> extends BlockingItems<E> implements BlockingDeque<E>, Serializable {
    private static final long serialVersionUID = -387911632671998426L;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(capacity);
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        addEach(c);
    }

    @Override
    public void addFirst(E e) {
        if (!offerFirst(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    @Override
    public void addLast(E e) {
        if (!offerLast(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    @Override
    @Atomic
    public boolean offerFirst(E e) {
        return insert(true, e);
    }

    @Override
    @Atomic
    public boolean offerLast(E e) {
        return insert(false, e);
    }

    @Override
    @Atomic
    public E pollFirst() {
        awaitLocks();
        return pull(true);
    }

    @Override
    @Atomic
    public E pollLast() {
        awaitLocks();
        return pull(false);
    }

    @Override
    @Atomic
    public E peekFirst() {
        awaitLocks();
        return see(true);
    }

    @Override
    @Atomic
    public E peekLast() {
        awaitLocks();
        return see(false);
    }

    @Override
    public E removeFirst() {
        return present(pollFirst());
    }

    @Override
    public E removeLast() {
        return present(pollLast());
    }

    @Override
    public E getFirst() {
        return present(peekFirst());
    }

    @Override
    public E getLast() {
        return present(peekLast());
    }

    @Override
    public void push(E e) {
        addFirst(e);
    }

    @Override
    public E pop() {
        return removeFirst();
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return removeOccurrence(o, true);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return removeOccurrence(o, false);
    }

    @Override
    public Iterator<E> descendingIterator() {
        return backwards();
    }

    @Override
    public boolean add(E e) {
        addLast(e);
        return true;
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return addAllOrNone(c);
    }

    @Override
    @Atomic
    public void putFirst(E e) throws InterruptedException {
        insert(true, e, Pause.FOREVER);
    }

    @Override
    @Atomic
    public void putLast(E e) throws InterruptedException {
        insert(false, e, Pause.FOREVER);
    }

    @Override
    @Atomic
    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return insert(true, Objects.requireNonNull(e), unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return insert(false, Objects.requireNonNull(e), unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public E takeFirst() throws InterruptedException {
        return pull(true, Pause.FOREVER);
    }

    @Override
    @Atomic
    public E takeLast() throws InterruptedException {
        return pull(false, Pause.FOREVER);
    }

    @Override
    @Atomic
    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return pull(true, unit.toNanos(timeout));
    }

    @Override
    @Atomic
    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        return pull(false, unit.toNanos(timeout));
    }

    // --- serialization, with the locks and conditions that readers of the form expect ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("capacity", int.class),
            new ObjectStreamField("lock", ReentrantLock.class),
            new ObjectStreamField("notEmpty", Condition.class),
            new ObjectStreamField("notFull", Condition.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        ReentrantLock lock = new ReentrantLock();
        ObjectOutputStream.PutField fields = out.putFields();
        fields.put("capacity", remainingCapacity() + size());
        fields.put("lock", lock);
        fields.put("notEmpty", lock.newCondition());
        fields.put("notFull", lock.newCondition());
        out.writeFields();
        writeItems(out);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        restrict(in.readFields().get("capacity", 0));
        readItems(in);
    }

    /** Of a public class, for reflection. */
    @Override
    public boolean isEmpty() {
        return super.isEmpty();
    }
}
