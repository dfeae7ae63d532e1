package java.util;

/** A map with a first and a last entry (since Java 21). */
public interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    default Map.Entry<K, V> firstEntry() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        return it.hasNext() ? new AbstractMap.SimpleImmutableEntry<>(it.next()) : null;
    }

    default Map.Entry<K, V> lastEntry() {
        Iterator<Map.Entry<K, V>> it = reversed().entrySet().iterator();
        return it.hasNext() ? new AbstractMap.SimpleImmutableEntry<>(it.next()) : null;
    }

    default Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return null;
        }
        Map.Entry<K, V> first = new AbstractMap.SimpleImmutableEntry<>(it.next());
        it.remove();
        return first;
    }

    default Map.Entry<K, V> pollLastEntry() { return reversed().pollFirstEntry(); }
    default V putFirst(K k, V v) { throw new UnsupportedOperationException(); }
    default V putLast(K k, V v) { throw new UnsupportedOperationException(); }
    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() { return new SequencedViews.Entries<>(this); }
    default SequencedSet<K> sequencedKeySet() { return new SequencedViews.Keys<>(this); }
    default SequencedCollection<V> sequencedValues() { return new SequencedViews.Values<>(this); }
}
