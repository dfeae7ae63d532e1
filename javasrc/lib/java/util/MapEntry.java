package java.util;

/** What entries of every kind have in common: equality, hash and text, by their key and value. */
abstract class MapEntry<K, V> implements Map.Entry<K, V> {
    @Override public boolean equals(Object o) { return areEqual(this, o); }
    @Override public V setValue(V value) { throw new UnsupportedOperationException(); }

    static boolean areEqual(Map.Entry<?, ?> entry, Object o) {
        if (o == entry || !(o instanceof Map.Entry)) return o == entry;
        Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
        boolean sameKey = Objects.equals(entry.getKey(), other.getKey());
        return sameKey && Objects.equals(entry.getValue(), other.getValue());
    }

    @Override public int hashCode() { return Objects.hashCode(getKey()) ^ Objects.hashCode(getValue()); }
    @Override public String toString() { return getKey() + "=" + getValue(); }
}
