package java.util.concurrent;

import clew.internal.Atomic;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
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

/** A concurrent sorted map over another that does the sorting: a tree, or a part of it. Iterators go from key to key. */
class SortedItems<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V> {
    final NavigableMap<K, V> items;

    SortedItems(NavigableMap<K, V> items) {
        this.items = items;
    }

    private static <K, V> Map.Entry<K, V> copy(Map.Entry<K, V> entry) {
        return entry == null ? null : new AbstractMap.SimpleImmutableEntry<>(entry);
    }

    @Override
    @Atomic
    public boolean containsKey(Object key) {
        return items.containsKey(Objects.requireNonNull(key));
    }

    @Override
    @Atomic
    public V get(Object key) {
        return items.get(Objects.requireNonNull(key));
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Override
    @Atomic
    public V put(K key, V value) {
        Objects.requireNonNull(key);
        return items.put(key, Objects.requireNonNull(value));
    }

    @Override
    @Atomic
    public V remove(Object key) {
        return items.remove(Objects.requireNonNull(key));
    }

    @Override
    @Atomic
    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(key);
        return items.putIfAbsent(key, Objects.requireNonNull(value));
    }

    @Override
    @Atomic
    public boolean remove(Object key, Object value) {
        if (value == null || !value.equals(items.get(Objects.requireNonNull(key)))) {
            return false;
        }
        items.remove(key);
        return true;
    }

    @Override
    @Atomic
    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        if (!oldValue.equals(items.get(Objects.requireNonNull(key)))) {
            return false;
        }
        items.put(key, newValue);
        return true;
    }

    @Override
    @Atomic
    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        return items.get(Objects.requireNonNull(key)) == null ? null : items.put(key, value);
    }

    @Override
    @Atomic
    public int size() {
        return items.size();
    }

    @Override
    @Atomic
    public boolean isEmpty() {
        return items.isEmpty();
    }

    @Override
    @Atomic
    public void clear() {
        items.clear();
    }

    @Override
    public Comparator<? super K> comparator() {
        return items.comparator();
    }

    @Override
    @Atomic
    public K firstKey() {
        return items.firstKey();
    }

    @Override
    @Atomic
    public K lastKey() {
        return items.lastKey();
    }

    @Override
    @Atomic
    public Map.Entry<K, V> firstEntry() {
        return copy(items.firstEntry());
    }

    @Override
    @Atomic
    public Map.Entry<K, V> lastEntry() {
        return copy(items.lastEntry());
    }

    @Override
    @Atomic
    public Map.Entry<K, V> pollFirstEntry() {
        return items.pollFirstEntry();
    }

    @Override
    @Atomic
    public Map.Entry<K, V> pollLastEntry() {
        return items.pollLastEntry();
    }

    @Override
    @Atomic
    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(items.lowerEntry(Objects.requireNonNull(key)));
    }

    @Override
    @Atomic
    public K lowerKey(K key) {
        return items.lowerKey(Objects.requireNonNull(key));
    }

    @Override
    @Atomic
    public Map.Entry<K, V> floorEntry(K key) {
        return copy(items.floorEntry(Objects.requireNonNull(key)));
    }

    @Override
    @Atomic
    public K floorKey(K key) {
        return items.floorKey(Objects.requireNonNull(key));
    }

    @Override
    @Atomic
    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(items.ceilingEntry(Objects.requireNonNull(key)));
    }

    @Override
    @Atomic
    public K ceilingKey(K key) {
        return items.ceilingKey(Objects.requireNonNull(key));
    }

    @Override
    @Atomic
    public Map.Entry<K, V> higherEntry(K key) {
        return copy(items.higherEntry(Objects.requireNonNull(key)));
    }

    @Override
    @Atomic
    public K higherKey(K key) {
        return items.higherKey(Objects.requireNonNull(key));
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        Objects.requireNonNull(fromKey);
        Objects.requireNonNull(toKey);
        return part(() -> items.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    /** Skip lists have their own words for wrong ranges. */
    private static <K, V> SortedItems<K, V> part(Supplier<NavigableMap<K, V>> maker) {
        try {
            return new SortedItems<>(maker.get());
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
        return new SortedItems<>(items.descendingMap());
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

    static <K, V> NavigableMap<K, V> tree(Comparator<? super K> comparator) {
        return new TreeMap<>(comparator);
    }
}
