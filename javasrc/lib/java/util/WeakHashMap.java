package java.util;

import clew.internal.Hashes;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A hash map that may drop keys nobody else refers to. Ours never does, which is allowed and deterministic; only the
 * order of iteration (top bucket first, the last added first in its chain) is its own.
 */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private static final int MAXIMUM_CAPACITY = 1 << 30;

    private Entry<K, V>[] table;
    private int size;
    private int threshold;
    private final float loadFactor;
    private int modCount;

    private static final class Entry<K, V> extends SimpleEntry<K, V> {
        private static final long serialVersionUID = 1L;

        final int hash;
        Entry<K, V> next;

        Entry(K key, V value, int hash, Entry<K, V> next) {
            super(key, value);
            this.hash = hash;
            this.next = next;
        }
    }

    public WeakHashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        allocate(HashMap.tableSizeFor(initialCapacity));
    }

    public WeakHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public WeakHashMap() {
        this(16, 0.75f);
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) (m.size() / 0.75f) + 1, 16), 0.75f);
        putAll(m);
    }

    public static <K, V> WeakHashMap<K, V> newWeakHashMap(int numMappings) {
        return new WeakHashMap<>(HashMap.capacityFor(numMappings));
    }

    @SuppressWarnings("unchecked")
    private void allocate(int capacity) {
        table = (Entry<K, V>[]) new Entry[capacity];
        threshold = (int) (capacity * loadFactor);
    }

    private static int hash(Object k) {
        int h = k == null ? Hashes.identityOf(NULL_KEY) : Hashes.of(k);
        h ^= (h >>> 20) ^ (h >>> 12);
        return h ^ (h >>> 7) ^ (h >>> 4);
    }

    private static final Object NULL_KEY = WeakHashMap.class;

    private Entry<K, V> find(Object key) {
        int h = hash(key);
        for (Entry<K, V> e = table[h & (table.length - 1)]; e != null; e = e.next) {
            if (e.hash == h && Objects.equals(key, e.getKey())) {
                return e;
            }
        }
        return null;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.setValue(value);
        }
        modCount++;
        int h = hash(key);
        int i = h & (table.length - 1);
        table[i] = new Entry<>(key, value, h, table[i]);
        if (++size >= threshold) {
            resize(table.length * 2);
        }
        return null;
    }

    private void resize(int capacity) {
        Entry<K, V>[] old = table;
        if (old.length == MAXIMUM_CAPACITY) {
            threshold = Integer.MAX_VALUE;
            return;
        }
        allocate(capacity);
        for (Entry<K, V> chain : old) {
            for (Entry<K, V> e = chain; e != null; ) {
                Entry<K, V> next = e.next;
                int i = e.hash & (capacity - 1);
                e.next = table[i];
                table[i] = e;
                e = next;
            }
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        int count = m.size();
        if (count > threshold) {
            int target = Math.min((int) (count / loadFactor + 1), MAXIMUM_CAPACITY);
            int capacity = Math.max(table.length, HashMap.tableSizeFor(target));
            if (capacity > table.length) {
                resize(capacity);
            }
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        unlink(e);
        return e.getValue();
    }

    private void unlink(Entry<K, V> e) {
        int i = e.hash & (table.length - 1);
        if (table[i] == e) {
            table[i] = e.next;
        } else {
            Entry<K, V> before = table[i];
            while (before.next != e) {
                before = before.next;
            }
            before.next = e.next;
        }
        modCount++;
        size--;
    }

    public void clear() {
        modCount++;
        Arrays.fill(table, null);
        size = 0;
    }

    public boolean containsValue(Object value) {
        return super.containsValue(value);
    }

    public Set<K> keySet() {
        return super.keySet();
    }

    public Collection<V> values() {
        return super.values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (Entry<K, V> chain : table) {
            for (Entry<K, V> e = chain; e != null; e = e.next) {
                action.accept(e.getKey(), e.getValue());
                checkUnchanged(expectedModCount);
            }
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        for (Entry<K, V> chain : table) {
            for (Entry<K, V> e = chain; e != null; e = e.next) {
                e.setValue(function.apply(e.getKey(), e.getValue()));
                checkUnchanged(expectedModCount);
            }
        }
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator();
        }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
        }

        @Override
        public boolean remove(Object o) {
            if (!contains(o)) {
                return false;
            }
            unlink(find(((Map.Entry<?, ?>) o).getKey()));
            return true;
        }

        @Override
        public void clear() {
            WeakHashMap.this.clear();
        }
    }

    private final class EntryIterator implements Iterator<Map.Entry<K, V>> {
        private int index = table.length;
        private Entry<K, V> next;
        private Entry<K, V> last;
        private int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            while (next == null && index > 0) {
                next = table[--index];
            }
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            checkUnchanged(expectedModCount);
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = next;
            next = next.next;
            if (size > 1) {
                Hashes.noteOrder(last.getKey());
            }
            return last;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            checkUnchanged(expectedModCount);
            unlink(last);
            last = null;
            expectedModCount = modCount;
        }
    }
}
