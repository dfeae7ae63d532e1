package java.util;

import clew.internal.Hashes;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The synchronized hash table of old: no nulls, the last added first in its chain, iterated from the top bucket down. */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 1421746759512286392L;
    private static final int MAX_ARRAY_SIZE = Integer.MAX_VALUE - 8;

    private transient Entry<K, V>[] table;
    private transient int count;
    private int threshold;
    private float loadFactor;

    private static final class Entry<K, V> extends MapEntry<K, V> {
        final int hash;
        final K key;
        V value;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            this.next = next;
            this.value = value;
            this.key = key;
            this.hash = hash;
        }

        @Override public K getKey() { return key; }
        @Override public V getValue() { return value; }

        @Override
        public V setValue(V value) {
            V before = getValue();
            this.value = Objects.requireNonNull(value);
            return before;
        }

        @Override public int hashCode() { return hash ^ Objects.hashCode(value); }
        @Override public String toString() { return key.toString() + "=" + value.toString(); }
    }

    public Hashtable(int initialCapacity, float loadFactor) {
        String wrong = initialCapacity < 0 ? "Capacity: " + initialCapacity : loadFactor > 0 ? null : "Load: " + loadFactor;
        if (wrong != null) throw new IllegalArgumentException("Illegal " + wrong);
        this.loadFactor = loadFactor;
        allocate(Math.max(initialCapacity, 1));
    }

    public Hashtable(int initialCapacity) { this(initialCapacity, 0.75f); }
    public Hashtable() { this(11, 0.75f); }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    /** For Properties, which keeps its entries elsewhere. */
    Hashtable(Void dummy) {
    }

    @SuppressWarnings("unchecked")
    private void allocate(int capacity) {
        table = (Entry<K, V>[]) new Entry[capacity];
        threshold = (int) Math.min(capacity * loadFactor, MAX_ARRAY_SIZE + 1);
    }

    public synchronized Enumeration<V> elements() { return enumeration(VALUES); }
    public synchronized boolean isEmpty() { return count == 0; }
    public synchronized Enumeration<K> keys() { return enumeration(KEYS); }
    public synchronized int size() { return count; }

    public synchronized boolean contains(Object value) {
        Objects.requireNonNull(value);
        for (int i = table.length - 1; i >= 0; i--) {
            Entry<K, V> each = table[i];
            while (each != null && !each.value.equals(value)) each = each.next;
            if (each != null) return true;
        }
        return false;
    }

    private static int bucket(int hash, int length) { return (hash & 0x7FFFFFFF) % length; }
    public boolean containsValue(Object value) { return contains(value); }

    private Entry<K, V> find(Object key) {
        int hash = Hashes.of(key);
        Entry<K, V> each = table[bucket(hash, table.length)];
        while (each != null && !(each.hash == hash && each.key.equals(key))) each = each.next;
        return each;
    }

    public synchronized boolean containsKey(Object key) { return find(key) != null; }

    public synchronized V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    protected void rehash() {
        Entry<K, V>[] old = table;
        int capacity = (old.length << 1) + 1;
        if (capacity - MAX_ARRAY_SIZE > 0) {
            if (old.length == MAX_ARRAY_SIZE) {
                return;
            }
            capacity = MAX_ARRAY_SIZE;
        }
        allocate(capacity);
        for (int i = old.length; i-- > 0; ) {
            for (Entry<K, V> e = old[i]; e != null; ) {
                Entry<K, V> next = e.next;
                int bucket = bucket(e.hash, capacity);
                e.next = table[bucket];
                table[bucket] = e;
                e = next;
            }
        }
    }

    private void addEntry(K key, V value) {
        int hash = Hashes.of(key);
        if (count >= threshold) {
            rehash();
        }
        int bucket = bucket(hash, table.length);
        table[bucket] = new Entry<>(hash, key, value, table[bucket]);
        count++;
    }

    public synchronized V put(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> present = find(key);
        if (present != null) return present.setValue(value);
        addEntry(key, value);
        return null;
    }

    public synchronized V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        unlink(e);
        return e.value;
    }

    private void unlink(Entry<K, V> e) {
        int bucket = bucket(e.hash, table.length);
        if (table[bucket] == e) {
            table[bucket] = e.next;
        } else {
            Entry<K, V> before = table[bucket];
            while (before.next != e) {
                before = before.next;
            }
            before.next = e.next;
        }
        count--;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> each : t.entrySet()) put(each.getKey(), each.getValue());
    }

    public synchronized void clear() {
        Arrays.fill(table, null);
        count = 0;
    }

    @SuppressWarnings("unchecked")
    public synchronized Object clone() {
        Hashtable<K, V> t;
        try {
            t = (Hashtable<K, V>) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        t.table = (Entry<K, V>[]) new Entry[table.length];
        for (int i = 0; i < table.length; i++) {
            t.table[i] = copy(table[i]);
        }
        return t;
    }

    private static <K, V> Entry<K, V> copy(Entry<K, V> chain) {
        return chain == null ? null : new Entry<>(chain.hash, chain.key, chain.value, copy(chain.next));
    }

    public synchronized String toString() {
        StringJoiner text = new StringJoiner(", ", "{", "}");
        for (Map.Entry<K, V> each : entrySet()) text.add(named(each.getKey()) + "=" + named(each.getValue()));
        return text.toString();
    }

    private String named(Object o) {
        return o == this ? "(this Map)" : o.toString();
    }

    public Set<Map.Entry<K, V>> entrySet() { return Collections.synchronizedSet(new EntrySet(), this); }
    public Set<K> keySet() { return Collections.synchronizedSet(new KeySet(), this); }
    public Collection<V> values() { return Collections.synchronizedCollection(new ValueCollection(), this); }

    public synchronized boolean equals(Object o) {
        if (o == this || !(o instanceof Map)) return o == this;
        try {
            return size() == ((Map<?, ?>) o).size() && areIn((Map<?, ?>) o);
        } catch (NullPointerException | ClassCastException keyOfAnotherKind) {
            return false;
        }
    }

    private boolean areIn(Map<?, ?> other) {
        boolean equal = true;
        for (Iterator<Map.Entry<K, V>> each = entrySet().iterator(); equal && each.hasNext();) {
            Map.Entry<K, V> entry = each.next();
            equal = entry.getValue().equals(other.get(entry.getKey()));
        }
        return equal;
    }

    public synchronized int hashCode() {
        int sum = 0;
        for (Entry<K, V> each : table) {
            for (; each != null; each = each.next) sum += each.hashCode();
        }
        return sum;
    }

    @Override
    public synchronized V getOrDefault(Object key, V defaultValue) {
        Entry<K, V> present = find(key);
        return present != null ? present.value : defaultValue;
    }

    private void checkCount(int seen) {
        if (seen != count) throw new ConcurrentModificationException();
    }

    @Override
    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int seen = count;
        for (Entry<K, V> chain : table) {
            for (Entry<K, V> e = chain; e != null; e = e.next) {
                action.accept(e.key, e.value);
                checkCount(seen);
            }
        }
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int seen = count;
        for (Entry<K, V> chain : table) {
            for (Entry<K, V> e = chain; e != null; e = e.next) {
                e.value = Objects.requireNonNull(function.apply(e.key, e.value));
                checkCount(seen);
            }
        }
    }

    @Override
    public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        addEntry(key, value);
        return null;
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(value)) {
            return false;
        }
        unlink(e);
        return true;
    }

    @Override
    public synchronized boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(oldValue)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    @Override
    public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> present = find(key);
        return present != null ? present.setValue(value) : null;
    }

    @Override
    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        int seen = count;
        V made = mappingFunction.apply(key);
        checkCount(seen);
        if (made != null) {
            addEntry(key, made);
        }
        return made;
    }

    @Override
    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        return e == null ? null : update(e, key, remappingFunction);
    }

    private V update(Entry<K, V> e, K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        int seen = count;
        V made = remappingFunction.apply(key, e.value);
        checkCount(seen);
        if (made == null) {
            unlink(e);
        } else {
            e.value = made;
        }
        return made;
    }

    @Override
    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        if (e != null) {
            return update(e, key, remappingFunction);
        }
        int seen = count;
        V made = remappingFunction.apply(key, null);
        checkCount(seen);
        if (made != null) {
            addEntry(key, made);
        }
        return made;
    }

    @Override
    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        if (e != null) {
            return update(e, key, (k, old) -> remappingFunction.apply(old, value));
        }
        if (value != null) {
            addEntry(key, value);
        }
        return value;
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    private <T> Enumeration<T> enumeration(int type) {
        return count == 0 ? Collections.emptyEnumeration() : new Enumerator<>(type, false);
    }

    private <T> Iterator<T> iterator(int type) {
        return count == 0 ? Collections.emptyIterator() : new Enumerator<>(type, true);
    }

    /** Walks from the top bucket down, as an iterator (fail-fast) or as an enumeration. */
    private final class Enumerator<T> implements Enumeration<T>, Iterator<T> {
        private final Entry<K, V>[] table = Hashtable.this.table;
        private final int type;
        private final boolean iterator;
        private int index = table.length;
        private Entry<K, V> entry;
        private Entry<K, V> lastReturned;
        private int seen = count;

        Enumerator(int type, boolean iterator) {
            this.type = type;
            this.iterator = iterator;
        }

        @Override
        public boolean hasMoreElements() {
            while (entry == null && index > 0) {
                entry = table[--index];
            }
            return entry != null;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T nextElement() {
            if (!hasMoreElements()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            lastReturned = entry;
            entry = entry.next;
            if (count > 1) {
                Hashes.noteOrder(lastReturned.key);
            }
            return (T) (type == KEYS ? lastReturned.key : type == VALUES ? lastReturned.value : lastReturned);
        }

        @Override public boolean hasNext() { return hasMoreElements(); }

        @Override
        public T next() {
            checkCount(seen);
            return nextElement();
        }

        @Override
        public void remove() {
            if (!iterator) {
                throw new UnsupportedOperationException();
            }
            if (lastReturned == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            checkCount(seen);
            synchronized (Hashtable.this) {
                unlink(lastReturned);
                seen = count;
                lastReturned = null;
            }
        }
    }

    private final class KeySet extends AbstractSet<K> {
        @Override public void clear() { Hashtable.this.clear(); }
        @Override public boolean contains(Object o) { return containsKey(o); }
        @Override public Iterator<K> iterator() { return Hashtable.this.iterator(KEYS); }
        @Override public boolean remove(Object o) { return Hashtable.this.remove(o) != null; }
        @Override public int size() { return count; }
    }

    private final class ValueCollection extends AbstractCollection<V> {
        @Override public void clear() { Hashtable.this.clear(); }
        @Override public boolean contains(Object o) { return containsValue(o); }
        @Override public Iterator<V> iterator() { return Hashtable.this.iterator(VALUES); }
        @Override public int size() { return count; }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override public Iterator<Map.Entry<K, V>> iterator() { return Hashtable.this.iterator(ENTRIES); }
        @Override public int size() { return count; }

        private Entry<K, V> same(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o) ? e : null;
        }

        @Override public boolean contains(Object o) { return same(o) != null; }

        @Override
        public boolean remove(Object o) {
            Entry<K, V> e = same(o);
            if (e == null) {
                return false;
            }
            unlink(e);
            return true;
        }

        @Override public boolean add(Map.Entry<K, V> o) { return super.add(o); }
        @Override public void clear() { Hashtable.this.clear(); }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        synchronized (this) {
            out.defaultWriteObject();
            out.writeInt(table.length);
            out.writeInt(size());
            for (Map.Entry<K, V> entry : entrySet()) {
                out.writeObject(entry.getKey());
                out.writeObject(entry.getValue());
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int capacity = in.readInt();
        int entries = in.readInt();
        table = (Entry<K, V>[]) new Entry<?, ?>[Math.max(1, capacity)];
        threshold = (int) Math.min(table.length * loadFactor, MAX_ARRAY_SIZE + 1);
        prepareToRead();
        while (entries-- > 0) {
            put((K) in.readObject(), (V) in.readObject());
        }
    }

    /** Properties, which keeps its entries elsewhere, makes room for them. */
    void prepareToRead() {
    }
}
