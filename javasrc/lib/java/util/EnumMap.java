package java.util;

import java.io.Serializable;

/** A map from the constants of one enum, its values in an array by ordinal. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements Serializable, Cloneable {
    private static final long serialVersionUID = 458661240069192865L;

    /** Stands in the array for a null value; null there means that the key is absent. */
    private static final Object NULL = new Object() {
        @Override public int hashCode() { return 0; }
        @Override public String toString() { return "java.util.EnumMap.NULL"; }

    };

    private final Class<K> keyType;
    private transient Object[] vals;
    private transient int size;

    public EnumMap(Class<K> keyType) {
        this.keyType = keyType;
        vals = new Object[EnumSet.constants(keyType).length];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        this(m.keyType);
        putAll(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        this(keyTypeOf(m));
        putAll(m);
    }

    @SuppressWarnings("unchecked")
    private static <K extends Enum<K>> Class<K> keyTypeOf(Map<K, ?> m) {
        if (m instanceof EnumMap) return ((EnumMap<K, ?>) m).keyType;
        if (m.isEmpty()) throw new IllegalArgumentException("Specified map is empty");
        return m.keySet().iterator().next().getDeclaringClass();
    }

    private static Object maskNull(Object value) { return value == null ? NULL : value; }

    @SuppressWarnings("unchecked")
    private V unmaskNull(Object value) {
        return (V) (value == NULL ? null : value);
    }

    public int size() { return size; }

    public boolean containsValue(Object value) {
        value = maskNull(value);
        for (Object val : vals) {
            if (value.equals(val)) {
                return true;
            }
        }
        return false;
    }

    private boolean isValidKey(Object key) {
        return key instanceof Enum && ((Enum<?>) key).getDeclaringClass() == keyType;
    }

    public boolean containsKey(Object key) { return masked(key) != null; }
    public V get(Object key) { return unmaskNull(masked(key)); }
    private Object masked(Object key) { return isValidKey(key) ? vals[((Enum<?>) key).ordinal()] : null; }

    public V put(K key, V value) {
        typeCheck(key);
        int index = key.ordinal();
        Object old = vals[index];
        vals[index] = maskNull(value);
        if (old == null) {
            size++;
        }
        return unmaskNull(old);
    }

    private void typeCheck(K key) {
        if (!isValidKey(key)) throw new ClassCastException(key.getClass() + " != " + keyType);
    }

    public V remove(Object key) {
        if (!isValidKey(key)) {
            return null;
        }
        return unmaskNull(removeAt(((Enum<?>) key).ordinal()));
    }

    private Object removeAt(int index) {
        Object old = vals[index];
        if (old != null) {
            vals[index] = null;
            size--;
        }
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (!(m instanceof EnumMap)) {
            super.putAll(m);
            return;
        }
        EnumMap<?, ?> em = (EnumMap<?, ?>) m;
        if (em.keyType != keyType) {
            if (em.isEmpty()) {
                return;
            }
            throw new ClassCastException(em.keyType + " != " + keyType);
        }
        int at = 0;
        for (Object theirs : em.vals) {
            if (theirs != null && vals[at] == null) size++;
            if (theirs != null) vals[at] = theirs;
            at++;
        }
    }

    public void clear() {
        Arrays.fill(vals, null);
        size = 0;
    }

    public Set<Map.Entry<K, V>> entrySet() { return new EntrySet(); }
    public boolean equals(Object o) { return super.equals(o); }
    public int hashCode() { return super.hashCode(); }
    public Set<K> keySet() { return new KeySet(); }
    public Collection<V> values() { return new Values(); }

    @SuppressWarnings("unchecked")
    public EnumMap<K, V> clone() {
        try {
            EnumMap<K, V> twin = (EnumMap<K, V>) super.clone();
            twin.vals = Arrays.copyOf(vals, vals.length);
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    private final class KeySet extends AbstractSet<K> {
        @Override public boolean contains(Object o) { return containsKey(o); }
        @Override public Iterator<K> iterator() { return new EnumMapIterator<>(KEYS); }
        @Override public int size() { return size; }

        @Override
        public boolean remove(Object o) {
            int before = size;
            EnumMap.this.remove(o);
            return size != before;
        }

        @Override public void clear() { EnumMap.this.clear(); }
    }

    private final class Values extends AbstractCollection<V> {
        @Override public void clear() { EnumMap.this.clear(); }
        @Override public boolean contains(Object o) { return containsValue(o); }
        @Override public Iterator<V> iterator() { return new EnumMapIterator<>(VALUES); }
        @Override public int size() { return size; }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override public Iterator<Map.Entry<K, V>> iterator() { return new EnumMapIterator<>(ENTRIES); }
        @Override public int size() { return size; }

        @Override
        public boolean contains(Object o) {
            return o instanceof Map.Entry
                    && maskNull(((Map.Entry<?, ?>) o).getValue()).equals(masked(((Map.Entry<?, ?>) o).getKey()));
        }

        @Override
        public boolean remove(Object o) {
            if (!contains(o)) {
                return false;
            }
            EnumMap.this.remove(((Map.Entry<?, ?>) o).getKey());
            return true;
        }

        @Override public void clear() { EnumMap.this.clear(); }
        @Override public Object[] toArray() { return snapshot().toArray(); }
        @Override public <T> T[] toArray(T[] a) { return snapshot().toArray(a); }

        private List<Map.Entry<K, V>> snapshot() {
            List<Map.Entry<K, V>> entries = new ArrayList<>(size);
            for (Map.Entry<K, V> e : this) {
                entries.add(new SimpleEntry<>(e));
            }
            return entries;
        }
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    /** Weakly consistent: sees changes made ahead of it. */
    private final class EnumMapIterator<T> implements Iterator<T> {
        private final int type;
        private final K[] universe = keyType.getEnumConstants();
        private int index;
        private int last = -1;
        private Entry lastEntry;

        EnumMapIterator(int type) {
            this.type = type;
        }

        @Override
        public boolean hasNext() {
            while (index < vals.length && vals[index] == null) {
                index++;
            }
            return index != vals.length;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = index++;
            if (type == KEYS) {
                return (T) universe[last];
            }
            if (type == VALUES) {
                return (T) unmaskNull(vals[last]);
            }
            lastEntry = new Entry(universe[last]);
            return (T) lastEntry;
        }

        @Override
        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            removeAt(last);
            if (lastEntry != null) {
                lastEntry.removed = true;
            }
            last = -1;
            lastEntry = null;
        }
    }

    /** A live entry; once removed through its iterator it can no longer be asked. */
    private final class Entry implements Map.Entry<K, V> {
        private final K key;
        private boolean removed;

        Entry(K key) {
            this.key = key;
        }

        private void check() {
            if (removed) {
                throw new IllegalStateException("Entry was removed");
            }
        }

        @Override
        public K getKey() {
            check();
            return key;
        }

        @Override
        public V getValue() {
            check();
            return unmaskNull(vals[key.ordinal()]);
        }

        @Override
        public V setValue(V value) {
            check();
            V old = unmaskNull(vals[key.ordinal()]);
            vals[key.ordinal()] = maskNull(value);
            return old;
        }

        @Override public boolean equals(Object o) { return removed ? o == this : MapEntry.areEqual(this, o); }

        @Override
        public int hashCode() {
            return removed ? System.identityHashCode(this) : key.hashCode() ^ Objects.hashCode(getValue());
        }

        @Override public String toString() { return removed ? "Entry was removed" : key + "=" + getValue(); }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        vals = new Object[keyType.getEnumConstants().length];
        for (int count = in.readInt(); count > 0; count--) {
            put((K) in.readObject(), (V) in.readObject());
        }
    }
}
