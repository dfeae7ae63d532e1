package java.util;

import java.io.Serializable;

/**
 * What TreeMap and its ranges share: navigation and views, all by positions in the tree map.  The order of a map may be the opposite
 * of its tree's (isDown); `up` and `top` below mean the tree's order.
 */
abstract class OrderedMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    static final int ABSENT = -1;

    // Bounds of a range, and its direction.
    static final int LOW = 1;               // there is a lower bound
    static final int LOW_INCLUDED = 2;
    static final int HIGH = 4;
    static final int HIGH_INCLUDED = 8;
    static final int DOWN = 16;

    abstract TreeMap<K, V> tree();

    abstract boolean isDown();

    /** The position of the lowest or highest entry, or ABSENT. */
    abstract int edge(boolean top);

    /** The position of the entry nearest to a key above or below it, or of the key itself if `same` allows it; or ABSENT. */
    abstract int near(Object key, boolean up, boolean same);

    /** Whether a key is within the bounds. */
    abstract boolean holds(Object key);

    /** The part of this map within bounds given in the tree's order. */
    abstract OrderedMap<K, V> range(int bounds, K low, K high);

    /** Puts a value, or only where there is none. */
    abstract V store(K key, V value, boolean always);

    // --- one entry ---

    private int locate(Object key) {
        return holds(key) ? Math.max(tree().find(key), ABSENT) : ABSENT;
    }

    @Override public boolean containsKey(Object key) { return locate(key) >= 0; }

    @Override
    public V get(Object key) {
        int at = locate(key);
        return at < 0 ? null : tree().valueAt(at);
    }

    @Override public V put(K key, V value) { return store(key, value, true); }
    @Override public V putIfAbsent(K key, V value) { return store(key, value, false); }

    @Override
    public V remove(Object key) {
        int at = locate(key);
        if (at < 0) return null;
        V gone = tree().valueAt(at);
        tree().removeAt(at);
        return gone;
    }

    /** Removes a key; whether it was there. */
    final boolean drop(Object key) {
        int at = locate(key);
        if (at >= 0) tree().removeAt(at);
        return at >= 0;
    }

    @Override
    public V replace(K key, V value) {
        int at = locate(key);
        return at < 0 ? null : tree().setValueAt(at, value);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        int at = locate(key);
        boolean matches = at >= 0 && Objects.equals(oldValue, tree().valueAt(at));
        if (matches) tree().setValueAt(at, newValue);
        return matches;
    }

    // --- neighbours; `toEnd` is a direction in this map's own order ---

    private int end(boolean toEnd) { return edge(toEnd != isDown()); }

    private int beside(K key, boolean toEnd, boolean same) { return near(key, toEnd != isDown(), same); }

    private K keyOrNull(int at) { return at < 0 ? null : tree().keyAt(at); }

    private Map.Entry<K, V> copyOf(int at) {
        return at < 0 ? null : new SimpleImmutableEntry<>(tree().keyAt(at), tree().valueAt(at));
    }

    private K keyOf(int at) {
        if (at >= 0) return tree().keyAt(at);
        throw new NoSuchElementException();
    }

    private Map.Entry<K, V> take(int at) {
        Map.Entry<K, V> taken = copyOf(at);
        if (at >= 0) tree().removeAt(at);
        return taken;
    }

    @Override public K firstKey() { return keyOf(end(false)); }
    @Override public K lastKey() { return keyOf(end(true)); }
    @Override public K lowerKey(K key) { return keyOrNull(beside(key, false, false)); }
    @Override public K higherKey(K key) { return keyOrNull(beside(key, true, false)); }
    @Override public K floorKey(K key) { return keyOrNull(beside(key, false, true)); }
    @Override public K ceilingKey(K key) { return keyOrNull(beside(key, true, true)); }
    @Override public Map.Entry<K, V> firstEntry() { return copyOf(end(false)); }
    @Override public Map.Entry<K, V> lastEntry() { return copyOf(end(true)); }
    @Override public Map.Entry<K, V> lowerEntry(K key) { return copyOf(beside(key, false, false)); }
    @Override public Map.Entry<K, V> higherEntry(K key) { return copyOf(beside(key, true, false)); }
    @Override public Map.Entry<K, V> floorEntry(K key) { return copyOf(beside(key, false, true)); }
    @Override public Map.Entry<K, V> ceilingEntry(K key) { return copyOf(beside(key, true, true)); }
    @Override public Map.Entry<K, V> pollFirstEntry() { return take(end(false)); }
    @Override public Map.Entry<K, V> pollLastEntry() { return take(end(true)); }

    // --- views ---

    private static int low(boolean included) { return included ? LOW | LOW_INCLUDED : LOW; }

    private static int high(boolean included) { return included ? HIGH | HIGH_INCLUDED : HIGH; }

    @Override public NavigableMap<K, V> descendingMap() { return range(isDown() ? 0 : DOWN, null, null); }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return isDown() ? range(DOWN | low(inclusive), toKey, null) : range(high(inclusive), null, toKey);
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return isDown() ? range(DOWN | high(inclusive), null, fromKey) : range(low(inclusive), fromKey, null);
    }

    @Override
    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return isDown() ? range(DOWN | low(toInclusive) | high(fromInclusive), toKey, fromKey)
                        : range(low(fromInclusive) | high(toInclusive), fromKey, toKey);
    }

    @Override public SortedMap<K, V> headMap(K toKey) { return headMap(toKey, false); }
    @Override public SortedMap<K, V> tailMap(K fromKey) { return tailMap(fromKey, true); }
    @Override public SortedMap<K, V> subMap(K fromKey, K toKey) { return subMap(fromKey, true, toKey, false); }
    @Override public Set<K> keySet() { return navigableKeySet(); }
    @Override public NavigableSet<K> navigableKeySet() { return new OrderedKeys<>(this); }
    @Override public NavigableSet<K> descendingKeySet() { return descendingMap().navigableKeySet(); }
    @Override public Collection<V> values() { return new OrderedValues(); }
    @Override public Set<Map.Entry<K, V>> entrySet() { return new OrderedEntries(); }

    final Iterator<K> keys() { return new Walk<>('k'); }

    private final class OrderedValues extends AbstractCollection<V> {
        @Override public int size() { return OrderedMap.this.size(); }
        @Override public Iterator<V> iterator() { return new Walk<>('v'); }
        @Override public boolean contains(Object value) { return containsValue(value); }
        @Override public void clear() { OrderedMap.this.clear(); }

        @Override
        public Spliterator<V> spliterator() {
            if (tree() != OrderedMap.this) return super.spliterator();
            return new CollectionSpliterator<>(this, Spliterator.ORDERED | Spliterator.SIZED);
        }
    }

    private final class OrderedEntries extends AbstractSet<Map.Entry<K, V>> {
        @Override public int size() { return OrderedMap.this.size(); }
        @Override public boolean isEmpty() { return OrderedMap.this.isEmpty(); }
        @Override public Iterator<Map.Entry<K, V>> iterator() { return new Walk<>('e'); }
        @Override public boolean contains(Object o) { return position(o) >= 0; }
        @Override public void clear() { OrderedMap.this.clear(); }

        @Override
        public boolean remove(Object o) {
            int at = position(o);
            if (at >= 0) tree().removeAt(at);
            return at >= 0;
        }

        /** Where an equal entry is. */
        private int position(Object o) {
            if (!(o instanceof Map.Entry)) return ABSENT;
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            int at = locate(entry.getKey());
            return at >= 0 && Objects.equals(tree().valueAt(at), entry.getValue()) ? at : ABSENT;
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            if (tree() != OrderedMap.this) return super.spliterator();
            return new CollectionSpliterator<>(this, Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED,
                                               byKey(tree()));
        }
    }

    private static <K, V> Comparator<Map.Entry<K, V>> byKey(TreeMap<K, V> tree) {
        return (Comparator<Map.Entry<K, V>> & Serializable) (a, b) -> tree.order(a.getKey(), b.getKey());
    }

    /** An entry of the map, to read and to set; it remembers where it was. */
    private static final class Pair<K, V> extends MapEntry<K, V> {
        private final TreeMap<K, V> tree;
        private final K key;
        private V value;                    // as last seen
        private int at;

        Pair(TreeMap<K, V> tree, int at) {
            this.tree = tree;
            this.at = at;
            key = tree.keyAt(at);
            value = tree.valueAt(at);
        }

        private boolean isThere() {
            if (tree.isAt(at, key)) return true;
            int found = tree.find(key);
            if (found >= 0) at = found;
            return found >= 0;
        }

        @Override public K getKey() { return key; }

        @Override
        public V getValue() {
            if (isThere()) value = tree.valueAt(at);
            return value;
        }

        @Override
        public V setValue(V value) {
            V before = isThere() ? tree.setValueAt(at, value) : this.value;
            this.value = value;
            return before;
        }
    }

    /**
     * An iterator over keys, values or entries ('k', 'v', 'e').  It knows the size of the tree and the next key with its position: if
     * either is not as expected, the map has been changed.
     */
    private final class Walk<T> implements Iterator<T> {
        private final char what;
        private int at;
        private K key;
        private int last = ABSENT;
        private int left;
        private int sizeSeen = tree().size();

        Walk(char what) {
            this.what = what;
            at = end(false);
            int stop = end(true);
            left = at == ABSENT ? 0 : isDown() ? tree().distance(stop, at) : tree().distance(at, stop);
            if (at != ABSENT) key = tree().keyAt(at);
        }

        @Override public boolean hasNext() { return left > 0; }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            TreeMap<K, V> tree = tree();
            if (left == 0) throw new NoSuchElementException();
            if (tree.size() != sizeSeen || !tree.isAt(at, key)) throw new ConcurrentModificationException();
            Object result = what == 'k' ? key : what == 'v' ? tree.valueAt(at) : new Pair<>(tree, at);
            last = at;
            if (--left > 0) {
                at = isDown() ? tree.before(at) : tree.after(at);
                key = tree.keyAt(at);
            }
            return (T) result;
        }

        @Override
        public void remove() {
            TreeMap<K, V> tree = tree();
            if (last == ABSENT) throw new IllegalStateException();
            if (tree.size() != sizeSeen) throw new ConcurrentModificationException();
            tree.removeAt(last);
            sizeSeen--;
            last = ABSENT;
            if (left > 0) at = tree.find(key);
        }
    }
}
