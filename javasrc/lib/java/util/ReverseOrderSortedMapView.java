package java.util;

/** A sorted map in descending order, for maps that are not navigable. */
final class ReverseOrderSortedMapView<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> base;

    ReverseOrderSortedMapView(SortedMap<K, V> base) {
        this.base = base;
    }

    @Override public void clear() { base.clear(); }
    @Override public Comparator<? super K> comparator() { return Collections.reverseOrder(base.comparator()); }
    @Override public boolean containsKey(Object key) { return base.containsKey(key); }
    @Override public K firstKey() { return base.lastKey(); }
    @Override public V get(Object key) { return base.get(key); }
    @Override public K lastKey() { return base.firstKey(); }
    @Override public V put(K key, V value) { return base.put(key, value); }
    @Override public V remove(Object key) { return base.remove(key); }
    @Override public SortedMap<K, V> reversed() { return base; }
    @Override public int size() { return base.size(); }
    @Override public SortedMap<K, V> subMap(K from, K to) { return headMap(to).tailMap(from); }

    /** The entries above `to` in the base, as a copy: a plain sorted map has no view that leaves out its lower bound. */
    @Override
    public SortedMap<K, V> headMap(K to) {
        return new TreeMap<>(base).tailMap(to, false).descendingMap();
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
        return new TreeMap<>(base).headMap(from, true).descendingMap();
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override public Iterator<Entry<K, V>> iterator() { return new Descending(); }
            @Override public int size() { return base.size(); }

        };
    }

    private final class Descending implements Iterator<Entry<K, V>> {
        private SortedMap<K, V> rest = base;
        private K previous;
        private boolean removable;

        @Override public boolean hasNext() { return !rest.isEmpty(); }

        @Override
        public Entry<K, V> next() {
            previous = rest.lastKey();
            removable = true;
            rest = base.headMap(previous);
            return new SimpleEntry<>(previous, base.get(previous)) {
                private static final long serialVersionUID = 1L;

                @Override
                public V setValue(V value) {
                    base.put(getKey(), value);
                    return super.setValue(value);
                }
            };
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            base.remove(previous);
            removable = false;
        }
    }
}
