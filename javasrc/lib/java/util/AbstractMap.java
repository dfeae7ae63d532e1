package java.util;

import java.io.Serializable;

/** A map made from its entry set. The key and value views are made anew at each call: no fields for them. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e : entrySet()) {
            V v = e.getValue();
            if (value == null ? v == null : value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    private Entry<K, V> find(Object key) {
        for (Entry<K, V> e : entrySet()) {
            K k = e.getKey();
            if (key == null ? k == null : key.equals(k)) {
                return e;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        for (Iterator<Entry<K, V>> it = entrySet().iterator(); it.hasNext(); ) {
            Entry<K, V> e = it.next();
            K k = e.getKey();
            if (key == null ? k == null : key.equals(k)) {
                V old = e.getValue();
                it.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new KeyView();
    }

    public Collection<V> values() {
        return new ValueView();
    }

    public abstract Set<Entry<K, V>> entrySet();

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) {
            return false;
        }
        try {
            for (Entry<K, V> e : entrySet()) {
                K key = e.getKey();
                V value = e.getValue();
                if (value == null ? !(m.get(key) == null && m.containsKey(key)) : !value.equals(m.get(key))) {
                    return false;
                }
            }
            return true;
        } catch (ClassCastException | NullPointerException unsuitable) {
            return false;
        }
    }

    public int hashCode() {
        int hash = 0;
        for (Entry<K, V> e : entrySet()) {
            hash += e.hashCode();
        }
        return hash;
    }

    public String toString() {
        Iterator<Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return "{}";
        }
        StringBuilder text = new StringBuilder().append('{');
        while (true) {
            Entry<K, V> e = it.next();
            K key = e.getKey();
            V value = e.getValue();
            text.append(key == this ? "(this Map)" : key);
            text.append('=');
            text.append(value == this ? "(this Map)" : value);
            if (!it.hasNext()) {
                return text.append('}').toString();
            }
            text.append(',').append(' ');
        }
    }

    protected Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    private final class KeyView extends AbstractSet<K> {
        @Override
        public Iterator<K> iterator() {
            Iterator<Entry<K, V>> it = entrySet().iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public K next() {
                    return it.next().getKey();
                }

                @Override
                public void remove() {
                    it.remove();
                }
            };
        }

        @Override
        public int size() {
            return AbstractMap.this.size();
        }

        @Override
        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        @Override
        public void clear() {
            AbstractMap.this.clear();
        }

        @Override
        public boolean contains(Object k) {
            return containsKey(k);
        }
    }

    private final class ValueView extends AbstractCollection<V> {
        @Override
        public Iterator<V> iterator() {
            Iterator<Entry<K, V>> it = entrySet().iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public V next() {
                    return it.next().getValue();
                }

                @Override
                public void remove() {
                    it.remove();
                }
            };
        }

        @Override
        public int size() {
            return AbstractMap.this.size();
        }

        @Override
        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        @Override
        public void clear() {
            AbstractMap.this.clear();
        }

        @Override
        public boolean contains(Object v) {
            return containsValue(v);
        }
    }

    /** An entry of its own whose value can be set. */
    public static class SimpleEntry<K, V> implements Entry<K, V>, Serializable {
        private static final long serialVersionUID = -8499721149061103585L;

        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    /** An entry of its own that never changes. */
    public static class SimpleImmutableEntry<K, V> implements Entry<K, V>, Serializable {
        private static final long serialVersionUID = 7138329143949025153L;

        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    static boolean entryEquals(Entry<?, ?> mine, Object o) {
        if (!(o instanceof Entry)) {
            return false;
        }
        Entry<?, ?> e = (Entry<?, ?>) o;
        return Objects.equals(mine.getKey(), e.getKey()) && Objects.equals(mine.getValue(), e.getValue());
    }
}
