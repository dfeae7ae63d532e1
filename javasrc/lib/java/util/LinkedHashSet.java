package java.util;

import java.io.Serializable;

/** A hash set in the order of insertion. */
public class LinkedHashSet<E> extends HashSet<E> implements SequencedSet<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -2851667679971038690L;

    public LinkedHashSet(int initialCapacity, float loadFactor) {
        super(new LinkedHashMap<>(initialCapacity, loadFactor));
    }

    public LinkedHashSet(int initialCapacity) { this(initialCapacity, HashMap.DEFAULT_LOAD_FACTOR); }
    public LinkedHashSet() { this(16); }

    public LinkedHashSet(Collection<? extends E> c) {
        this(Math.max(2 * c.size(), 11));
        addAll(c);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int numElements) {
        if (numElements >= 0) {
            return new LinkedHashSet<>(HashMap.capacityFor(numElements));
        }
        throw new IllegalArgumentException("Negative number of elements: " + numElements);
    }

    private LinkedHashMap<E, Object> linked() { return (LinkedHashMap<E, Object>) map; }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
    }

    @Override public void addFirst(E e) { linked().putFirst(e, PRESENT); }
    @Override public void addLast(E e) { linked().putLast(e, PRESENT); }
    @Override public E getFirst() { return linked().sequencedKeySet().getFirst(); }
    @Override public E getLast() { return linked().sequencedKeySet().getLast(); }
    @Override public E removeFirst() { return linked().sequencedKeySet().removeFirst(); }
    @Override public E removeLast() { return linked().sequencedKeySet().removeLast(); }
    @Override public SequencedSet<E> reversed() { return new Reversed<>(this); }

    /** The set from its last element to its first. */
    private static final class Reversed<E> extends AbstractSet<E> implements SequencedSet<E> {
        private final LinkedHashSet<E> base;

        Reversed(LinkedHashSet<E> base) {
            this.base = base;
        }

        @Override public boolean add(E e) { return base.add(e); }
        @Override public void addFirst(E e) { base.addLast(e); }
        @Override public void addLast(E e) { base.addFirst(e); }
        @Override public void clear() { base.clear(); }
        @Override public boolean contains(Object o) { return base.contains(o); }
        @Override public E getFirst() { return base.getLast(); }
        @Override public E getLast() { return base.getFirst(); }
        @Override public Iterator<E> iterator() { return base.linked().reversed().keySet().iterator(); }
        @Override public boolean remove(Object o) { return base.remove(o); }
        @Override public E removeFirst() { return base.removeLast(); }
        @Override public E removeLast() { return base.removeFirst(); }
        @Override public SequencedSet<E> reversed() { return base; }
        @Override public int size() { return base.size(); }
    }
}
