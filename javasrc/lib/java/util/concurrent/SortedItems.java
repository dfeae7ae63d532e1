package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Finals;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * A concurrent sorted map over another that does the sorting: a tree, or a part of it. Iterators go from key to key. Nothing
 * is locked where keys of the program are compared: if another thread changes the map meanwhile, the search begins again.
 */
class SortedItems<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V> {
    private final NavigableMap<K, V> items;
    private final Order<K> order;
    private final boolean descending;

    /** For deserialization; see {@link #useComparator}. */
    SortedItems() {
        this(null);
    }

    SortedItems(Comparator<? super K> comparator) {
        order = new Order<>(comparator);
        items = new TreeMap<>(order);
        descending = false;
    }

    private SortedItems(NavigableMap<K, V> items, Order<K> order, boolean descending) {
        this.items = items;
        this.order = order;
        this.descending = descending;
    }

    /** While the map is still empty. */
    final void useComparator(Comparator<? super K> comparator) {
        Finals.set(order, Order.class, "comparator", comparator);
    }

    private static <K, V> Map.Entry<K, V> copy(Map.Entry<K, V> entry) {
        return entry == null ? null : new AbstractMap.SimpleImmutableEntry<>(entry);
    }

    @Override
    @Atomic
    @CallsOut
    public boolean containsKey(Object key) {
        Objects.requireNonNull(key);
        return order.search(() -> items.containsKey(key));
    }

    @Override
    @Atomic
    @CallsOut
    public V get(Object key) {
        Objects.requireNonNull(key);
        return order.search(() -> items.get(key));
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Override
    @Atomic
    @CallsOut
    public V put(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return order.change(() -> items.put(key, value));
    }

    @Override
    @Atomic
    @CallsOut
    public V remove(Object key) {
        Objects.requireNonNull(key);
        return order.change(() -> items.remove(key));
    }

    @Override
    @Atomic
    @CallsOut
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return order.change(() -> items.putIfAbsent(key, value));
    }

    @Override
    @Atomic
    @CallsOut
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        return value != null && settle(key, value, null);
    }

    @Override
    @Atomic
    @CallsOut
    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Objects.requireNonNull(key);
        return settle(key, oldValue, newValue);
    }

    /** Replaces or removes (null) the value, if it equals the expected one and is still the same after that was found out. */
    @SuppressWarnings("unchecked")
    private boolean settle(Object key, Object expected, V value) {
        for (;;) {
            V found = order.search(() -> items.get(key));
            if (found == null || !expected.equals(found)) {
                return false;
            }
            boolean isSettled = order.change(() -> {
                if (items.get(key) != found) {
                    return false;
                }
                if (value == null) {
                    items.remove(key);
                } else {
                    items.put((K) key, value);
                }
                return true;
            });
            if (isSettled) {
                return true;
            }
        }
    }

    @Override
    @Atomic
    @CallsOut
    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(key);
        return order.change(() -> items.get(key) == null ? null : items.put(key, value));
    }

    @Override
    @Atomic
    @CallsOut
    public int size() {
        return order.search(items::size);
    }

    @Override
    @Atomic
    @CallsOut
    public boolean isEmpty() {
        return order.search(items::isEmpty);
    }

    @Override
    public void clear() {
        while (pollFirstEntry() != null) {
        }
    }

    @Override
    public Comparator<? super K> comparator() {
        return descending ? Collections.reverseOrder(order.comparator) : order.comparator;
    }

    @Override
    @Atomic
    @CallsOut
    public K firstKey() {
        return order.search(items::firstKey);
    }

    @Override
    @Atomic
    @CallsOut
    public K lastKey() {
        return order.search(items::lastKey);
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> firstEntry() {
        return order.search(() -> copy(items.firstEntry()));
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> lastEntry() {
        return order.search(() -> copy(items.lastEntry()));
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> pollFirstEntry() {
        return order.change(items::pollFirstEntry);
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> pollLastEntry() {
        return order.change(items::pollLastEntry);
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> lowerEntry(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> copy(items.lowerEntry(key)));
    }

    @Override
    @Atomic
    @CallsOut
    public K lowerKey(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> items.lowerKey(key));
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> floorEntry(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> copy(items.floorEntry(key)));
    }

    @Override
    @Atomic
    @CallsOut
    public K floorKey(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> items.floorKey(key));
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> ceilingEntry(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> copy(items.ceilingEntry(key)));
    }

    @Override
    @Atomic
    @CallsOut
    public K ceilingKey(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> items.ceilingKey(key));
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> higherEntry(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> copy(items.higherEntry(key)));
    }

    @Override
    @Atomic
    @CallsOut
    public K higherKey(K key) {
        Objects.requireNonNull(key);
        return order.search(() -> items.higherKey(key));
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        Objects.requireNonNull(fromKey);
        Objects.requireNonNull(toKey);
        return part(() -> items.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    /** Skip lists have their own words for wrong ranges. */
    private SortedItems<K, V> part(Supplier<NavigableMap<K, V>> maker) {
        try {
            return new SortedItems<>(order.search(maker), order, descending);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("fromKey > toKey".equals(wrong.getMessage()) ? "inconsistent range" : "key out of range");
        }
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        Objects.requireNonNull(toKey);
        return part(() -> items.headMap(toKey, inclusive));
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        Objects.requireNonNull(fromKey);
        return part(() -> items.tailMap(fromKey, inclusive));
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override
    public ConcurrentNavigableMap<K, V> descendingMap() {
        return new SortedItems<>(items.descendingMap(), order, !descending);
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        return new SortedKeys<>(this, null);
    }

    @Override
    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    Iterator<K> keyIterator() {
        return new Cursor<>(this, Cursor.KEYS);
    }

    @Override
    public Collection<V> values() {
        return new AbstractCollection<V>() {
            @Override
            public Iterator<V> iterator() {
                return new Cursor<>(SortedItems.this, Cursor.VALUES);
            }

            @Override
            public int size() {
                return SortedItems.this.size();
            }

            @Override
            public void clear() {
                SortedItems.this.clear();
            }
        };
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<Map.Entry<K, V>>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Cursor<>(SortedItems.this, Cursor.ENTRIES);
            }

            @Override
            public int size() {
                return SortedItems.this.size();
            }

            @Override
            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                V value = get(((Map.Entry<?, ?>) o).getKey());
                return value != null && value.equals(((Map.Entry<?, ?>) o).getValue());
            }

            @Override
            public boolean remove(Object o) {
                return o instanceof Map.Entry && SortedItems.this.remove(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
            }

            @Override
            public void clear() {
                SortedItems.this.clear();
            }
        };
    }

    /** Knows only keys, so that changes of the tree do not disturb it. */
    private static final class Cursor<K, V, T> implements Iterator<T> {
        static final int KEYS = 0, VALUES = 1, ENTRIES = 2;

        private final SortedItems<K, V> map;
        private final int kind;
        private Map.Entry<K, V> last, next;

        Cursor(SortedItems<K, V> map, int kind) {
            this.map = map;
            this.kind = kind;
            next = map.firstEntry();
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = map.higherEntry(last.getKey());
            return (T) (kind == KEYS ? last.getKey() : kind == VALUES ? last.getValue() : last);
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last.getKey());
            last = null;
        }
    }

    /**
     * Compares keys, and knows which comparisons are under way in the program's code: those that see the map changed when they
     * come back end their search, which begins again.
     */
    private static final class Order<K> implements Comparator<K>, java.io.Serializable {
        final Comparator<? super K> comparator;     // null: the natural order
        private Comparison comparisons;

        Order(Comparator<? super K> comparator) {
            this.comparator = comparator;
        }

        @Override
        @Atomic
        @CallsOut
        public int compare(K key, K other) {
            if (comparator == null && (key instanceof String || key instanceof Integer || key instanceof Long)) {
                return ask(key, other);
            }
            Comparison comparison = new Comparison(comparisons);
            comparisons = comparison;
            int result;
            try {
                result = ask(key, other);
            } finally {
                remove(comparison);
            }
            if (comparison.isStale) {
                throw new Stale();
            }
            return result;
        }

        @SuppressWarnings("unchecked")
        private int ask(K key, K other) {
            return comparator == null ? ((Comparable<? super K>) key).compareTo(other) : comparator.compare(key, other);
        }

        private void remove(Comparison comparison) {
            if (comparisons == comparison) {
                comparisons = comparison.next;
                return;
            }
            for (Comparison before = comparisons; before != null; before = before.next) {
                if (before.next == comparison) {
                    before.next = comparison.next;
                }
            }
        }

        /** What looks at the map. */
        @Atomic
        @CallsOut
        <T> T search(Supplier<T> search) {
            for (;;) {
                try {
                    return search.get();
                } catch (Stale stale) {
                    // once more
                }
            }
        }

        /** What changes the map, when all keys are compared. */
        @Atomic
        @CallsOut
        <T> T change(Supplier<T> change) {
            T result = search(change);
            for (; comparisons != null; comparisons = comparisons.next) {
                comparisons.isStale = true;
            }
            return result;
        }
    }

    private static final class Comparison {
        Comparison next;
        boolean isStale;

        Comparison(Comparison next) {
            this.next = next;
        }
    }

    /** The map has changed while keys were compared. */
    private static final class Stale extends RuntimeException {
        Stale() {
            super(null, null, false, false);
        }
    }
}
