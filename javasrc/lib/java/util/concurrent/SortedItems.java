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
import java.util.Spliterator;
import java.util.Spliterators;
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
    private final Part<K, V> part;              // null: the whole map, from either end

    /** For deserialization; see {@link #useComparator}. */
    SortedItems() {
        this(null);
    }

    SortedItems(Comparator<? super K> comparator) {
        order = new Order<>(comparator);
        items = new TreeMap<>(order);
        descending = false;
        part = null;
    }

    private SortedItems(NavigableMap<K, Held<V>> items, Order<K> order, boolean descending, Part<K, V> part) {
        this.items = items;
        this.order = order;
        this.descending = descending;
        this.part = part;
    }

    /** A part of the whole, in ascending order: where it begins and ends, if not where the whole does. */
    private static final class Part<K, V> {
        private final NavigableMap<K, Held<V>> whole;
        private K low, high;
        private boolean lowIncluded, highIncluded;

        Part(NavigableMap<K, Held<V>> whole, K low, boolean lowIncluded, K high, boolean highIncluded) {
            this.whole = whole;
            this.low = low;
            this.lowIncluded = lowIncluded;
            this.high = high;
            this.highIncluded = highIncluded;
        }

        /** Puts a bound of the other in the place of one that is missing; one that is there may not lie beyond it. */
        void narrow(Part<K, V> other, Comparator<K> order) {
            if (other.low != null && low != null) {
                admit(order.compare(low, other.low), other.lowIncluded || !lowIncluded);
            } else if (low == null) {
                low = other.low;
                lowIncluded = other.lowIncluded;
            }
            if (other.high != null && high != null) {
                admit(order.compare(other.high, high), other.highIncluded || !highIncluded);
            } else if (high == null) {
                high = other.high;
                highIncluded = other.highIncluded;
            }
        }

        boolean holds(K key, Comparator<K> order) {
            int aboveLow = low == null ? 1 : order.compare(key, low);
            int belowHigh = high == null ? 1 : order.compare(high, key);
            return (lowIncluded ? aboveLow >= 0 : aboveLow > 0) && (highIncluded ? belowHigh >= 0 : belowHigh > 0);
        }

        private static void admit(int within, boolean same) {
            if (within < 0 || within == 0 && !same) {
                throw new IllegalArgumentException("key out of range");
            }
        }

        NavigableMap<K, Held<V>> items(Comparator<K> order) {
            if (low == null) {
                return whole.headMap(high, highIncluded);
            }
            if (high == null) {
                return whole.tailMap(low, lowIncluded);
            }
            if (order.compare(low, high) > 0) {
                throw new IllegalArgumentException("inconsistent range");
            }
            return whole.subMap(low, lowIncluded, high, highIncluded);
        }
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

    /** Refuses a key for which nothing may be stored here. */
    private void demand(K key) {
        Objects.requireNonNull(key);
        if (part != null && !order.search(() -> part.holds(key, order))) {
            throw new IllegalArgumentException("key out of range");
        }
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
        demand(key);
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
        demand(key);
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
        demand(key);
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
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
        demand(key);
        Objects.requireNonNull(value);
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
        return part(fromKey, fromInclusive, toKey, toInclusive);
    }

    /** A bound that is null is that of this map. */
    private SortedItems<K, V> part(K from, boolean fromIncluded, K to, boolean toIncluded) {
        NavigableMap<K, Held<V>> whole = part != null ? part.whole : descending ? items.descendingMap() : items;
        return order.search(() -> {
            Part<K, V> wanted = descending ? new Part<>(whole, to, toIncluded, from, fromIncluded)
                    : new Part<>(whole, from, fromIncluded, to, toIncluded);
            if (part != null) {
                wanted.narrow(part, order);
            }
            NavigableMap<K, Held<V>> ascending = wanted.items(order);
            return new SortedItems<>(descending ? ascending.descendingMap() : ascending, order, descending, wanted);
        });
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        Objects.requireNonNull(toKey);
        return part(null, false, toKey, inclusive);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        Objects.requireNonNull(fromKey);
        return part(fromKey, inclusive, null, false);
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
        return new SortedItems<>(items.descendingMap(), order, !descending, part);
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

    /** Views of parts promise less. */
    private int characteristics(int ofWhole) {
        return part == null && !descending ? ofWhole | Spliterator.CONCURRENT : 0;
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
            public Spliterator<V> spliterator() {
                return Spliterators.spliteratorUnknownSize(iterator(), characteristics(Spliterator.NONNULL | Spliterator.ORDERED));
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
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.spliteratorUnknownSize(iterator(),
                        characteristics(Spliterator.NONNULL | Spliterator.ORDERED) | Spliterator.DISTINCT);
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
