package java.util;

/** The sequenced key, value and entry views of a sequenced map, on top of its plain views. */
final class SequencedViews {
    private SequencedViews() {
    }

    static final class Keys<K, V> extends AbstractSet<K> implements SequencedSet<K> {
        private final SequencedMap<K, V> map;

        Keys(SequencedMap<K, V> map) {
            this.map = map;
        }

        @Override public void clear() { map.clear(); }
        @Override public boolean contains(Object o) { return map.containsKey(o); }
        @Override public Iterator<K> iterator() { return map.keySet().iterator(); }
        @Override public boolean remove(Object o) { return map.keySet().remove(o); }
        @Override public SequencedSet<K> reversed() { return map.reversed().sequencedKeySet(); }
        @Override public int size() { return map.size(); }
    }

    static final class Values<K, V> extends AbstractCollection<V> implements SequencedCollection<V> {
        private final SequencedMap<K, V> map;

        Values(SequencedMap<K, V> map) {
            this.map = map;
        }

        @Override public void clear() { map.clear(); }
        @Override public Iterator<V> iterator() { return map.values().iterator(); }
        @Override public SequencedCollection<V> reversed() { return map.reversed().sequencedValues(); }
        @Override public int size() { return map.size(); }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> implements SequencedSet<Map.Entry<K, V>> {
        private final SequencedMap<K, V> map;

        Entries(SequencedMap<K, V> map) {
            this.map = map;
        }

        @Override public void clear() { map.clear(); }
        @Override public boolean contains(Object o) { return map.entrySet().contains(o); }
        @Override public Iterator<Map.Entry<K, V>> iterator() { return map.entrySet().iterator(); }
        @Override public boolean remove(Object o) { return map.entrySet().remove(o); }
        @Override public int size() { return map.size(); }

        @Override
        public SequencedSet<Map.Entry<K, V>> reversed() {
            return map.reversed().sequencedEntrySet();
        }
    }
}
