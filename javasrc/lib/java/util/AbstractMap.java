package java.util;

import java.io.Serializable;

/** A map made from its entry set. The key and value views are made anew at each call: no fields for them. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public abstract Set<Entry<K, V>> entrySet();

    /** An iterator that has just returned the entry of a key, or null. */
    private Found<K, V> seek(Object key) {
        Iterator<Entry<K, V>> entries = entrySet().iterator();
        while (entries.hasNext()) {
            Entry<K, V> entry = entries.next();
            if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) return new Found<>(entries, entry.getValue());
        }
        return null;
    }

    private static final class Found<K, V> {
        final Iterator<Entry<K, V>> behind;
        final V value;

        Found(Iterator<Entry<K, V>> behind, V value) {
            this.behind = behind;
            this.value = value;
        }
    }

    public V get(Object key) {
        Found<K, V> found = seek(key);
        return found == null ? null : found.value;
    }

    public V remove(Object key) {
        Found<K, V> found = seek(key);
        if (found == null) return null;
        found.behind.remove();
        return found.value;
    }

    public boolean containsKey(Object key) { return seek(key) != null; }

    public boolean containsValue(Object value) {
        for (Entry<K, V> entry : entrySet()) {
            if (value == null ? entry.getValue() == null : value.equals(entry.getValue())) return true;
        }
        return false;
    }

    public V put(K key, V value) { throw new UnsupportedOperationException(); }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Entry<? extends K, ? extends V> entry : m.entrySet()) put(entry.getKey(), entry.getValue());
    }

    public void clear() { entrySet().clear(); }
    public int size() { return entrySet().size(); }
    public boolean isEmpty() { return 0 == size(); }

    public Set<K> keySet() {
        return new AbstractSet<K>() {
            @Override public int size() { return AbstractMap.this.size(); }
            @Override public boolean isEmpty() { return AbstractMap.this.isEmpty(); }
            @Override public void clear() { AbstractMap.this.clear(); }
            @Override public boolean contains(Object key) { return containsKey(key); }
            @Override public Iterator<K> iterator() { return new HalfIterator<>(entrySet().iterator(), true); }
        };
    }

    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override public int size() { return AbstractMap.this.size(); }
            @Override public boolean isEmpty() { return AbstractMap.this.isEmpty(); }
            @Override public void clear() { AbstractMap.this.clear(); }
            @Override public boolean contains(Object value) { return containsValue(value); }
            @Override public Iterator<V> iterator() { return new HalfIterator<>(entrySet().iterator(), false); }
        };
    }

    /** The keys or the values of entries. */
    static final class HalfIterator<T> implements Iterator<T> {
        private final Iterator<? extends Entry<?, ?>> entries;
        private final boolean isKeys;

        HalfIterator(Iterator<? extends Entry<?, ?>> entries, boolean isKeys) {
            this.entries = entries;
            this.isKeys = isKeys;
        }

        @Override public boolean hasNext() { return entries.hasNext(); }
        @Override public void remove() { entries.remove(); }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            Entry<?, ?> entry = entries.next();
            return (T) (isKeys ? entry.getKey() : entry.getValue());
        }
    }

    public boolean equals(Object o) {
        if (!(o instanceof Map)) return false;
        Map<?, ?> other = (Map<?, ?>) o;
        if (other == this) return true;
        return other.size() == size() && isWithin(other);
    }

    private boolean isWithin(Map<?, ?> other) {
        try {
            for (Entry<K, V> entry : entrySet()) {
                Object theirs = other.get(entry.getKey());
                boolean equal = entry.getValue() != null ? entry.getValue().equals(theirs)
                    : theirs == null && other.containsKey(entry.getKey());
                if (!equal) return false;
            }
        } catch (NullPointerException | ClassCastException keyOfAnotherKind) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int sum = 0;
        for (Entry<K, V> entry : entrySet()) sum += entry.hashCode();
        return sum;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("{");
        String before = "";
        for (Entry<K, V> entry : entrySet()) {
            text.append(before).append(named(entry.getKey())).append('=').append(named(entry.getValue()));
            before = ", ";
        }
        return text.append('}').toString();
    }

    private Object named(Object o) { return o != this ? o : "(this Map)"; }

    protected Object clone() throws CloneNotSupportedException { return super.clone(); }

    /** An entry of its own whose value can be set. */
    public static class SimpleEntry<K, V> extends MapEntry<K, V> implements Serializable {
        private static final long serialVersionUID = -8499721149061103585L;

        private final K key;
        private V value;

        public SimpleEntry(Entry<? extends K, ? extends V> entry) {
            this(entry.getKey(), entry.getValue());
        }

        public SimpleEntry(K key, V value) {
            this.value = value;
            this.key = key;
        }

        public V setValue(V value) {
            V before = getValue();
            this.value = value;
            return before;
        }

        public V getValue() { return value; }
        public K getKey() { return key; }
    }

    /** An entry of its own that never changes. */
    public static class SimpleImmutableEntry<K, V> extends MapEntry<K, V> implements Serializable {
        private static final long serialVersionUID = 7138329143949025153L;

        private final K key;
        private final V value;

        public SimpleImmutableEntry(Entry<? extends K, ? extends V> entry) {
            this(entry.getKey(), entry.getValue());
        }

        public SimpleImmutableEntry(K key, V value) {
            this.value = value;
            this.key = key;
        }

        public V getValue() { return value; }
        public K getKey() { return key; }
    }
}
