package java.util;

import java.io.Serializable;

/** A set that is the keys of a hash map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -5024744406713321676L;

    /** The value of every key: only whether it is null matters. */
    static final Object PRESENT = Boolean.TRUE;

    transient HashMap<E, Object> map;

    /** A LinkedHashSet gives a LinkedHashMap. */
    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public HashSet() {
        this(new HashMap<>());
    }

    public HashSet(int initialCapacity) {
        this(new HashMap<>(initialCapacity));
    }

    public HashSet(int initialCapacity, float loadFactor) {
        this(new HashMap<>(initialCapacity, loadFactor));
    }

    public HashSet(Collection<? extends E> c) {
        this(Math.max(16, (int) (c.size() / .75f) + 1));
        addAll(c);
    }

    public static <T> HashSet<T> newHashSet(int numElements) {
        if (numElements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + numElements);
        }
        return new HashSet<>(HashMap.capacityFor(numElements));
    }

    public Iterator<E> iterator() { return map.keySet().iterator(); }
    public int size() { return map.size(); }
    public boolean add(E e) { return null == map.put(e, PRESENT); }
    public boolean remove(Object o) { return null != map.remove(o); }
    public boolean contains(Object o) { return map.containsKey(o); }
    public boolean isEmpty() { return map.isEmpty(); }
    public void clear() { map.clear(); }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashSet<E> twin = (HashSet<E>) super.clone();
            twin.map = (HashMap<E, Object>) twin.map.clone();
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    public Spliterator<E> spliterator() { return map.keySet().spliterator(); }
    @Override public Object[] toArray() { return map.keySet().toArray(); }
    @Override public <T> T[] toArray(T[] a) { return map.keySet().toArray(a); }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(16);
        out.writeFloat(HashMap.DEFAULT_LOAD_FACTOR);
        out.writeInt(map.size());
        for (E element : this) {
            out.writeObject(element);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        in.readFloat();
        int count = in.readInt();
        int capacity = (int) (count * Math.min(1 / .75f, 4));
        map = this instanceof LinkedHashSet ? new LinkedHashMap<>(capacity) : new HashMap<>(capacity);
        while (count-- > 0) {
            map.put((E) in.readObject(), PRESENT);
        }
    }
}
