package java.util;

/** The immutable, null-hostile entry that Map.entry gives. */
final class KeyValueHolder<K, V> extends MapEntry<K, V> {
    private final K key;
    private final V value;

    KeyValueHolder(K key, V value) {
        this.key = Objects.requireNonNull(key);
        this.value = Objects.requireNonNull(value);
    }

    @Override public V setValue(V value) { throw new UnsupportedOperationException("not supported"); }
    @Override public V getValue() { return value; }
    @Override public K getKey() { return key; }
}
