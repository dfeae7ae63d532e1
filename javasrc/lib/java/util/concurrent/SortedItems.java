package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Edges;
import clew.internal.Finals;
import clew.internal.Unordered;
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
@Unordered
class SortedItems<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V> {
    private final NavigableMap<K, Held<V>> items;
    private final Order<K> order;               // also stands for the whole map, of which this may be a part
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

    private SortedItems(NavigableMap<K, Held<V>> items, Order<K> order, boolean descending) {
        this.items = items;
        this.order = order;
        this.descending = descending;
    }

    /** While the map is still empty. */
    final void useComparator(Comparator<? super K> comparator) {
        Finals.set(order, Order.class, "comparator", comparator);
    }

    /** The value of a mapping, for which it also stands: who places a value gives here. */
    private static final class Held<V> implements java.io.Serializable {
        V value;

        Held(V value) {
            this.value = value;
        }

        V place(V newValue) {
            V old = value;
            value = newValue;
            Edges.give(this);
            return old;
        }
    }

    /** Accesses a mapping, or finds none. */
    private Held<V> see(Held<V> held) {
        Edges.look(order);
        if (held != null) {
            Edges.take(held);
        }
        return held;
    }

    private V valueOf(Held<V> held) {
        return see(held) == null ? null : held.value;
    }

    private Map.Entry<K, V> copy(Map.Entry<K, Held<V>> entry) {
        return entry == null || see(entry.getValue()) == null ? noEntry()
                : new AbstractMap.SimpleImmutableEntry<>(entry.getKey(), entry.getValue().value);
    }

    private Map.Entry<K, V> noEntry() {
        see(null);
        return null;
    }

    private K keyOf(Map.Entry<K, Held<V>> entry) {
        return see(entry == null ? null : entry.getValue()) == null ? null : entry.getKey();
    }

    private K presentKey(Map.Entry<K, Held<V>> entry) {
        if (entry == null) {
            see(null);
            throw new NoSuchElementException();
        }
        return keyOf(entry);
    }

    private V removed(Held<V> held) {
        if (see(held) != null) {
            Edges.change(order);
        }
        return held == null ? null : held.value;
    }

    private Map.Entry<K, V> removed(Map.Entry<K, Held<V>> entry) {
        removed(entry == null ? null : entry.getValue());
        return copy(entry);
    }

    /** Adds a mapping, unless there is one, which is returned. */
    private Held<V> add(K key, Held<V> fresh) {
        Held<V> found = items.putIfAbsent(key, fresh);
        if (see(found) == null) {
            Edges.give(fresh);
            order.place(key);
        }
        return found;
    }

    @Override
    public boolean containsValue(Object value) {
        return super.containsValue(Objects.requireNonNull(value));
    }

    @Override
    @Atomic
    @CallsOut
    public boolean containsKey(Object key) {
        Objects.requireNonNull(key);
        return order.search(() -> see(items.get(key)) != null);
    }

    @Override
    @Atomic
    @CallsOut
    public V get(Object key) {
        Objects.requireNonNull(key);
        return order.search(() -> valueOf(items.get(key)));
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
        Held<V> fresh = new Held<>(value);
        return order.change(() -> {
            Held<V> found = add(key, fresh);
            return found == null ? null : found.place(fresh.value);
        });
    }

    @Override
    @Atomic
    @CallsOut
    public V remove(Object key) {
        Objects.requireNonNull(key);
        return order.change(() -> removed(items.remove(key)));
    }

    @Override
    @Atomic
    @CallsOut
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        Held<V> fresh = new Held<>(value);
        return order.change(() -> valueOf(add(key, fresh)));
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
    private boolean settle(Object key, Object expected, V value) {
        for (;;) {
            V found = order.search(() -> valueOf(items.get(key)));
            if (found == null || !expected.equals(found)) {
                return false;
            }
            boolean isSettled = order.change(() -> {
                Held<V> held = see(items.get(key));
                if (held == null || held.value != found) {
                    return false;
                }
                if (value == null) {
                    removed(items.remove(key));
                } else {
                    held.place(value);
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
        return order.change(() -> {
            Held<V> held = see(items.get(key));
            return held == null ? null : held.place(value);
        });
    }

    @Override
    @Atomic
    @CallsOut
    public int size() {
        Edges.learn();
        return order.search(items::size);
    }

    @Override
    @Atomic
    @CallsOut
    public boolean isEmpty() {
        Edges.learn();
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
        return order.search(() -> presentKey(items.firstEntry()));
    }

    @Override
    @Atomic
    @CallsOut
    public K lastKey() {
        return order.search(() -> presentKey(items.lastEntry()));
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
        return order.change(() -> removed(items.pollFirstEntry()));
    }

    @Override
    @Atomic
    @CallsOut
    public Map.Entry<K, V> pollLastEntry() {
        return order.change(() -> removed(items.pollLastEntry()));
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
        return order.search(() -> keyOf(items.lowerEntry(key)));
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
        return order.search(() -> keyOf(items.floorEntry(key)));
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
        return order.search(() -> keyOf(items.ceilingEntry(key)));
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
        return order.search(() -> keyOf(items.higherEntry(key)));
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        Objects.requireNonNull(fromKey);
        Objects.requireNonNull(toKey);
        return part(() -> items.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    /** Skip lists have their own words for wrong ranges. */
    private SortedItems<K, V> part(Supplier<NavigableMap<K, Held<V>>> maker) {
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
            public boolean contains(Object value) {
                return containsValue(value);
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
    @Unordered
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
            if (isPlain(key)) {
                return ask(key, other);
            }
            Edges.takeFor(key, this);
            Edges.takeFor(other, this);
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

        private boolean isPlain(K key) {
            return comparator == null && (key instanceof String || key instanceof Integer || key instanceof Long);
        }

        /** The key is in the map: who compares it with another accesses it. */
        void place(K key) {
            if (!isPlain(key)) {
                Edges.giveFor(key, this, false);
            }
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
