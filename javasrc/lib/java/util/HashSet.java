package java.util;

import java.io.Serializable;

/** A set that is the keys of a hash map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -5024744406713321676L;

    /** The value of every key: only whether it is null matters. */
    static final Object PRESENT = Boolean.TRUE;

    transient HashMap<E, Object> map;

    public HashSet() { map = new HashMap<>(); }

    public HashSet(Collection<? extends E> c) {
        map = new HashMap<>(Math.max((int) (c.size() / .75f) + 1, 16));
        addAll(c);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        map = new HashMap<>(initialCapacity, loadFactor);
    }

    public HashSet(int initialCapacity) { map = new HashMap<>(initialCapacity); }

    /** For LinkedHashSet. */
    HashSet(LinkedHashMap<E, Object> map) {
        this.map = map;
    }

    public static <T> HashSet<T> newHashSet(int numElements) {
        if (numElements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + numElements);
        }
        return new HashSet<>(HashMap.capacityFor(numElements));
    }

    public boolean add(E e) { return map.put(e, PRESENT) == null; }
    public void clear() { map.clear(); }
    public boolean contains(Object o) { return map.containsKey(o); }
    public boolean isEmpty() { return map.isEmpty(); }
    public Iterator<E> iterator() { return map.keySet().iterator(); }
    public boolean remove(Object o) { return map.remove(o) == PRESENT; }
    public int size() { return map.size(); }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashSet<E> newSet = (HashSet<E>) super.clone();
            newSet.map = (HashMap<E, Object>) map.clone();
            return newSet;
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
