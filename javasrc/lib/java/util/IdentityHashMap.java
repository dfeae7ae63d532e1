package java.util;

import clew.internal.Hashes;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/** A map by identity (==) of keys and values: keys and values alternate in one array, with linear probing. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
    private static final long serialVersionUID = 8188218128353913216L;

    /** Stands for the key null; a null in the array is a free slot. */
    private static final Object NULL_KEY = new Object();

    private transient Object[] table;
    private int size;

    public IdentityHashMap() { this(4); }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize >= 0) table = emptyTable(Math.min(expectedMaxSize, 1 << 27));
        else throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        this(m.size());
        putAll(m);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        if (m.size() > 0) super.putAll(m);
    }

    private static Object[] emptyTable(int keys) { return new Object[2 * HashMap.tableSizeFor(Math.max(4, keys * 3 / 2))]; }

    private static Object maskNull(Object key) { return key == null ? NULL_KEY : key; }

    @SuppressWarnings("unchecked")
    private K keyAt(int i) {
        return (K) (table[i] == NULL_KEY ? null : table[i]);
    }

    @SuppressWarnings("unchecked")
    private V valueAt(int i) {
        return (V) table[i + 1];
    }

    private static int home(Object key, int length) {
        int bits = Hashes.identityOf(key);
        return 2 * (bits ^ bits >>> 7) & length - 1;
    }

    private int next(int i) { return i + 2 < table.length ? i + 2 : 0; }

    /** Where the key is, or else where it would go. */
    private int find(Object key) {
        int i = home(key, table.length);
        while (table[i] != null && table[i] != key) {
            i = next(i);
        }
        return i;
    }

    /** The first slot in use from slot i on, or the table's length. */
    private int usedFrom(int i) {
        while (i < table.length && table[i] == null) i += 2;
        return i;
    }

    private int findPresent(Object key) {
        int i = find(maskNull(key));
        return table[i] == null ? -1 : i;
    }

    public boolean isEmpty() { return size == 0; }
    public int size() { return size; }

    public V get(Object key) {
        int i = findPresent(key);
        return i < 0 ? null : valueAt(i);
    }

    public boolean containsKey(Object key) { return findPresent(key) >= 0; }

    public boolean containsValue(Object value) {
        int i = 0;
        while (i < table.length && (table[i] == null || table[i + 1] != value)) i += 2;
        return i < table.length;
    }

    private boolean containsMapping(Object key, Object value) {
        int i = findPresent(key);
        return i >= 0 && table[i + 1] == value;
    }

    public V put(K key, V value) {
        Object k = maskNull(key);
        int i = find(k);
        if (table[i] != null) {
            V old = valueAt(i);
            table[i + 1] = value;
            return old;
        }
        size++;
        if (3 * size > table.length) {
            grow();
            i = find(k);
        }
        table[i] = k;
        table[i + 1] = value;
        return null;
    }

    private void grow() {
        Object[] old = table;
        table = new Object[2 * old.length];
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] != null) {
                int j = find(old[i]);
                table[j] = old[i];
                table[j + 1] = old[i + 1];
            }
        }
    }

    public V remove(Object key) {
        int i = findPresent(key);
        if (i < 0) {
            return null;
        }
        V old = valueAt(i);
        removeAt(i);
        return old;
    }

    private boolean removeMapping(Object key, Object value) {
        if (!containsMapping(key, value)) {
            return false;
        }
        removeAt(findPresent(key));
        return true;
    }

    /** Frees slot i and puts what was pushed beyond it into its place again. */
    private void removeAt(int i) {
        size--;
        table[i] = table[i + 1] = null;
        for (int j = next(i); table[j] != null; j = next(j)) {
            Object key = table[j];
            Object value = table[j + 1];
            table[j] = table[j + 1] = null;
            int k = find(key);
            table[k] = key;
            table[k + 1] = value;
        }
    }

    public void clear() {
        Arrays.fill(table, null);
        size = 0;
    }

    public boolean equals(Object o) {
        if (!(o instanceof IdentityHashMap)) return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
        IdentityHashMap<?, ?> other = (IdentityHashMap<?, ?>) o;
        boolean equal = other.size == size;
        for (int i = 0; equal && i < other.table.length; i += 2) {
            equal = other.table[i] == null || containsMapping(other.keyAt(i), other.table[i + 1]);
        }
        return equal;
    }

    public int hashCode() {
        int sum = 0;
        for (int i = usedFrom(0); i < table.length; i = usedFrom(i + 2)) {
            sum += System.identityHashCode(valueAt(i)) ^ System.identityHashCode(keyAt(i));
        }
        return sum;
    }

    public Object clone() {
        Object copy;
        try {
            copy = super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        ((IdentityHashMap<?, ?>) copy).table = table.clone();
        return copy;
    }

    public Set<Map.Entry<K, V>> entrySet() { return new EntrySet(); }
    public Set<K> keySet() { return new KeySet(); }
    public Collection<V> values() { return new Values(); }

    private void checkSize(int seen) {
        if (size != seen) throw new ConcurrentModificationException();
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int seen = size;
        for (int i = usedFrom(0); i < table.length; i = usedFrom(i + 2)) {
            action.accept(keyAt(i), valueAt(i));
            checkSize(seen);
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int seen = size;
        for (int i = usedFrom(0); i < table.length; i = usedFrom(i + 2)) {
            table[i + 1] = function.apply(keyAt(i), valueAt(i));
            checkSize(seen);
        }
    }

    @Override public boolean remove(Object key, Object value) { return removeMapping(key, value); }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        if (!containsMapping(key, oldValue)) {
            return false;
        }
        put(key, newValue);
        return true;
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    /** Walks over the keys present at the start, so that a removal may move others without one being missed. */
    private final class IdentityIterator<T> implements Iterator<T> {
        private final int type;
        private final Object[] keys = new Object[size];
        private int index;
        private int seen = size;
        private boolean removable;

        IdentityIterator(int type) {
            this.type = type;
            int filled = 0;
            for (int i = usedFrom(0); i < table.length; i = usedFrom(i + 2)) keys[filled++] = table[i];
        }

        @Override public boolean hasNext() { return index < keys.length; }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            checkSize(seen);
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (keys.length > 1) {
                Hashes.noteIdentityOrder();
            }
            Object masked = keys[index++];
            removable = true;
            K key = (K) (masked == NULL_KEY ? null : masked);
            return (T) (type == KEYS ? key : type == VALUES ? get(key) : new Entry(key));
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            checkSize(seen);
            removeAt(find(keys[index - 1]));
            removable = false;
            seen = size;
        }
    }

    private final class Entry extends MapEntry<K, V> {
        private final K key;

        Entry(K key) {
            this.key = key;
        }

        @Override public K getKey() { return key; }
        @Override public V getValue() { return get(key); }
        @Override public V setValue(V value) { return put(key, value); }

        @Override
        public boolean equals(Object o) {
            return o instanceof Map.Entry
                    && ((Map.Entry<?, ?>) o).getKey() == key && ((Map.Entry<?, ?>) o).getValue() == getValue();
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(key) ^ System.identityHashCode(getValue());
        }
    }

    private final class KeySet extends AbstractSet<K> {
        @Override public boolean contains(Object o) { return containsKey(o); }
        @Override public Iterator<K> iterator() { return new IdentityIterator<>(KEYS); }
        @Override public int size() { return size; }

        @Override
        public boolean remove(Object o) {
            int at = findPresent(o);
            if (at >= 0) removeAt(at);
            return at >= 0;
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return sift(c, false);
        }

        @Override public void clear() { IdentityHashMap.this.clear(); }

        @Override
        public int hashCode() {
            int sum = 0;
            for (Iterator<K> keys = iterator(); keys.hasNext();) sum += System.identityHashCode(keys.next());
            return sum;
        }
    }

    private final class Values extends AbstractCollection<V> {
        @Override public boolean contains(Object o) { return containsValue(o); }
        @Override public Iterator<V> iterator() { return new IdentityIterator<>(VALUES); }
        @Override public int size() { return size; }

        @Override
        public boolean remove(Object o) {
            Iterator<V> values = iterator();
            boolean found = false;
            while (!found && values.hasNext()) found = values.next() == o;
            if (found) values.remove();
            return found;
        }

        @Override public void clear() { IdentityHashMap.this.clear(); }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override public Iterator<Map.Entry<K, V>> iterator() { return new IdentityIterator<>(ENTRIES); }
        @Override public int size() { return size; }

        @Override
        public boolean contains(Object o) {
            return o instanceof Map.Entry
                    && containsMapping(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public boolean remove(Object o) {
            return o instanceof Map.Entry
                    && removeMapping(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        @Override public void clear() { IdentityHashMap.this.clear(); }
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
        size = 0;
        int count = in.readInt();
        table = emptyTable(count);
        while (count-- > 0) {
            put((K) in.readObject(), (V) in.readObject());
        }
    }
}
