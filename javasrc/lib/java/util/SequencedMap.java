package java.util;

/** A map with a first and a last entry (since Java 21). */
public interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    default Map.Entry<K, V> firstEntry() {
        for (Map.Entry<K, V> first : entrySet()) return new AbstractMap.SimpleImmutableEntry<>(first);
        return null;
    }

    default Map.Entry<K, V> lastEntry() {
        for (Map.Entry<K, V> last : reversed().entrySet()) return new AbstractMap.SimpleImmutableEntry<>(last);
        return null;
    }

    default Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
        if (!entries.hasNext()) return null;
        Map.Entry<K, V> taken = new AbstractMap.SimpleImmutableEntry<>(entries.next());
        entries.remove();
        return taken;
    }

    default Map.Entry<K, V> pollLastEntry() { return reversed().pollFirstEntry(); }
    default V putFirst(K k, V v) { throw new UnsupportedOperationException(); }
    default V putLast(K k, V v) { throw new UnsupportedOperationException(); }
    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() { return new SequencedViews.Entries<>(this); }
    default SequencedSet<K> sequencedKeySet() { return new SequencedViews.Keys<>(this); }
    default SequencedCollection<V> sequencedValues() { return new SequencedViews.Values<>(this); }
}
