package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A sorted map: a red-black tree with parent links. Removing a node with two children moves its successor's content
 * into it. Ranges and descending views are one class, SubMap, which works on the tree through bounds.
 */
public class TreeMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 919286545866124006L;
    private static final boolean RED = false;
    private static final boolean BLACK = true;

    private final Comparator<? super K> comparator;
    private transient Entry<K, V> root;
    private transient int size;
    private transient int modCount;

    static final class Entry<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Entry<K, V> left;
        Entry<K, V> right;
        Entry<K, V> parent;
        boolean color = BLACK;

        Entry(K key, V value, Entry<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        @Override
        public K getKey() {
            return key;
        }

        @Override
        public V getValue() {
            return value;
        }

        @Override
        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        @Override
        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        buildFromSorted(m.size(), m.entrySet().iterator());
    }

    public int size() {
        return size;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    @SuppressWarnings("unchecked")
    final int compare(Object k1, Object k2) {
        return comparator == null
                ? ((Comparable<? super K>) k1).compareTo((K) k2)
                : comparator.compare((K) k1, (K) k2);
    }

    // Searching

    private Entry<K, V> getEntry(Object key) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Entry<K, V> p = root;
        while (p != null) {
            int cmp = compare(key, p.key);
            if (cmp == 0) {
                return p;
            }
            p = cmp < 0 ? p.left : p.right;
        }
        return null;
    }

    /** The entry nearest to key on the upper (or lower) side; the one with the key itself only if `same`. */
    private Entry<K, V> nearest(K key, boolean upper, boolean same) {
        Entry<K, V> best = null;
        Entry<K, V> p = root;
        while (p != null) {
            int cmp = compare(key, p.key);
            if (cmp == 0 && same) {
                return p;
            }
            if (upper ? cmp < 0 : cmp > 0) {
                best = p;
                p = upper ? p.left : p.right;
            } else {
                p = upper ? p.right : p.left;
            }
        }
        return best;
    }

    private Entry<K, V> getFirstEntry() {
        Entry<K, V> p = root;
        while (p != null && p.left != null) {
            p = p.left;
        }
        return p;
    }

    private Entry<K, V> getLastEntry() {
        Entry<K, V> p = root;
        while (p != null && p.right != null) {
            p = p.right;
        }
        return p;
    }

    static <K, V> Entry<K, V> successor(Entry<K, V> t) {
        if (t == null) {
            return null;
        }
        Entry<K, V> p;
        if (t.right != null) {
            p = t.right;
            while (p.left != null) {
                p = p.left;
            }
            return p;
        }
        p = t.parent;
        while (p != null && t == p.right) {
            t = p;
            p = p.parent;
        }
        return p;
    }

    static <K, V> Entry<K, V> predecessor(Entry<K, V> t) {
        if (t == null) {
            return null;
        }
        Entry<K, V> p;
        if (t.left != null) {
            p = t.left;
            while (p.right != null) {
                p = p.right;
            }
            return p;
        }
        p = t.parent;
        while (p != null && t == p.left) {
            t = p;
            p = p.parent;
        }
        return p;
    }

    private static <K, V> Map.Entry<K, V> exportEntry(Entry<K, V> e) {
        return e == null ? null : new SimpleImmutableEntry<>(e);
    }

    private static <K> K keyOrNull(Entry<K, ?> e) {
        return e == null ? null : e.key;
    }

    private static <K> K key(Entry<K, ?> e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.key;
    }

    // Map operations

    public boolean containsKey(Object key) {
        return getEntry(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e = getFirstEntry(); e != null; e = successor(e)) {
            if (Objects.equals(value, e.value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Entry<K, V> p = getEntry(key);
        return p == null ? null : p.value;
    }

    public K firstKey() {
        return key(getFirstEntry());
    }

    public K lastKey() {
        return key(getLastEntry());
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        int mapSize = map.size();
        if (size == 0 && mapSize != 0 && map instanceof SortedMap
                && Objects.equals(comparator, ((SortedMap<?, ?>) map).comparator())) {
            modCount++;
            buildFromSorted(mapSize, map.entrySet().iterator());
        } else {
            super.putAll(map);
        }
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean replaceOld) {
        Entry<K, V> t = root;
        if (t == null) {
            compare(key, key);    // checks the type, and for null
            root = new Entry<>(key, value, null);
            size = 1;
            modCount++;
            return null;
        }
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Entry<K, V> parent;
        int cmp;
        do {
            parent = t;
            cmp = compare(key, t.key);
            if (cmp == 0) {
                V old = t.value;
                if (replaceOld || old == null) {
                    t.value = value;
                }
                return old;
            }
            t = cmp < 0 ? t.left : t.right;
        } while (t != null);
        addEntry(key, value, parent, cmp < 0);
        return null;
    }

    private void addEntry(K key, V value, Entry<K, V> parent, boolean addToLeft) {
        Entry<K, V> e = new Entry<>(key, value, parent);
        if (addToLeft) {
            parent.left = e;
        } else {
            parent.right = e;
        }
        fixAfterInsertion(e);
        size++;
        modCount++;
    }

    private void checkUnchanged(int expectedModCount) {
        if (expectedModCount != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    private Entry<K, V> entryForCompute(K key) {
        return root == null ? null : getEntry(key);
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Entry<K, V> e = entryForCompute(key);
        if (e != null && e.value != null) {
            return e.value;
        }
        int expectedModCount = modCount;
        V made = mappingFunction.apply(key);
        checkUnchanged(expectedModCount);
        if (e != null) {
            e.value = made;
        } else if (made != null) {
            put(key, made);
        }
        return made;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = getEntry(key);
        return e == null || e.value == null ? null : remap(e, key, remappingFunction);
    }

    private V remap(Entry<K, V> e, K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        int expectedModCount = modCount;
        V made = remappingFunction.apply(key, e.value);
        checkUnchanged(expectedModCount);
        if (made == null) {
            deleteEntry(e);
        } else {
            e.value = made;
        }
        return made;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = entryForCompute(key);
        if (e != null) {
            return remap(e, key, remappingFunction);
        }
        int expectedModCount = modCount;
        V made = remappingFunction.apply(key, null);
        checkUnchanged(expectedModCount);
        if (made != null) {
            put(key, made);
        }
        return made;
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        Entry<K, V> e = entryForCompute(key);
        if (e == null) {
            put(key, value);
            return value;
        }
        if (e.value == null) {
            e.value = value;
            return value;
        }
        return remap(e, key, (k, old) -> remappingFunction.apply(old, value));
    }

    public V remove(Object key) {
        Entry<K, V> p = getEntry(key);
        if (p == null) {
            return null;
        }
        V old = p.value;
        deleteEntry(p);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    public Object clone() {
        TreeMap<K, V> clone;
        try {
            @SuppressWarnings("unchecked")
            TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
            clone = copy;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        clone.root = null;
        clone.size = 0;
        clone.modCount = 0;
        clone.buildFromSorted(size, entrySet().iterator());
        return clone;
    }

    public Map.Entry<K, V> firstEntry() {
        return exportEntry(getFirstEntry());
    }

    public Map.Entry<K, V> lastEntry() {
        return exportEntry(getLastEntry());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(getFirstEntry());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(getLastEntry());
    }

    private Map.Entry<K, V> poll(Entry<K, V> p) {
        Map.Entry<K, V> result = exportEntry(p);
        if (p != null) {
            deleteEntry(p);
        }
        return result;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return exportEntry(nearest(key, false, false));
    }

    public K lowerKey(K key) {
        return keyOrNull(nearest(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return exportEntry(nearest(key, false, true));
    }

    public K floorKey(K key) {
        return keyOrNull(nearest(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return exportEntry(nearest(key, true, true));
    }

    public K ceilingKey(K key) {
        return keyOrNull(nearest(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return exportEntry(nearest(key, true, false));
    }

    public K higherKey(K key) {
        return keyOrNull(nearest(key, true, false));
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new KeySet<>(this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return new SubMap<>(this, true, null, true, true, null, true, true);
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new SubMap<>(this, false, fromKey, fromInclusive, false, toKey, toInclusive, false);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new SubMap<>(this, true, null, true, false, toKey, inclusive, false);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new SubMap<>(this, false, fromKey, inclusive, true, null, true, false);
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Entry<K, V> p = getEntry(key);
        if (p == null || !Objects.equals(oldValue, p.value)) {
            return false;
        }
        p.value = newValue;
        return true;
    }

    @Override
    public V replace(K key, V value) {
        Entry<K, V> p = getEntry(key);
        if (p == null) {
            return null;
        }
        V old = p.value;
        p.value = value;
        return old;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (Entry<K, V> e = getFirstEntry(); e != null; e = successor(e)) {
            action.accept(e.key, e.value);
            checkUnchanged(expectedModCount);
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        for (Entry<K, V> e = getFirstEntry(); e != null; e = successor(e)) {
            e.value = function.apply(e.key, e.value);
            checkUnchanged(expectedModCount);
        }
    }

    // The tree

    private static <K, V> boolean colorOf(Entry<K, V> p) {
        return p == null ? BLACK : p.color;
    }

    private static <K, V> Entry<K, V> parentOf(Entry<K, V> p) {
        return p == null ? null : p.parent;
    }

    private static <K, V> void setColor(Entry<K, V> p, boolean c) {
        if (p != null) {
            p.color = c;
        }
    }

    private static <K, V> Entry<K, V> child(Entry<K, V> p, boolean left) {
        return p == null ? null : left ? p.left : p.right;
    }

    /** Puts `with` where p hangs on its parent. */
    private void replaceChild(Entry<K, V> p, Entry<K, V> with) {
        if (with != null) {
            with.parent = p.parent;
        }
        if (p.parent == null) {
            root = with;
        } else if (p.parent.left == p) {
            p.parent.left = with;
        } else {
            p.parent.right = with;
        }
    }

    /** Turns p down to the left (or right); its other child comes up. */
    private void rotate(Entry<K, V> p, boolean left) {
        if (p == null) {
            return;
        }
        Entry<K, V> up = child(p, !left);
        Entry<K, V> moved = child(up, left);
        replaceChild(p, up);
        if (left) {
            p.right = moved;
            up.left = p;
        } else {
            p.left = moved;
            up.right = p;
        }
        if (moved != null) {
            moved.parent = p;
        }
        p.parent = up;
    }

    private void fixAfterInsertion(Entry<K, V> x) {
        x.color = RED;
        while (x != root && x.parent.color == RED) {
            Entry<K, V> grandparent = parentOf(x.parent);
            boolean left = x.parent == child(grandparent, true);
            Entry<K, V> uncle = child(grandparent, !left);
            if (colorOf(uncle) == RED) {
                x.parent.color = BLACK;
                uncle.color = BLACK;
                grandparent.color = RED;
                x = grandparent;
            } else {
                if (x == child(x.parent, !left)) {
                    x = x.parent;
                    rotate(x, left);
                }
                x.parent.color = BLACK;
                setColor(grandparent, RED);
                rotate(grandparent, !left);
            }
        }
        root.color = BLACK;
    }

    private void deleteEntry(Entry<K, V> p) {
        modCount++;
        size--;
        if (p.left != null && p.right != null) {
            Entry<K, V> s = successor(p);
            p.key = s.key;
            p.value = s.value;
            p = s;
        }
        Entry<K, V> replacement = p.left != null ? p.left : p.right;
        if (replacement != null) {
            replaceChild(p, replacement);
            p.left = p.right = p.parent = null;
            if (p.color == BLACK) {
                fixAfterDeletion(replacement);
            }
        } else if (p.parent == null) {
            root = null;
        } else {
            if (p.color == BLACK) {
                fixAfterDeletion(p);
            }
            replaceChild(p, null);
            p.parent = null;
        }
    }

    /** x carries one black too few: move that up until it can be made good. */
    private void fixAfterDeletion(Entry<K, V> x) {
        while (x != root && x.color == BLACK) {
            boolean left = x == x.parent.left;
            Entry<K, V> sibling = child(x.parent, !left);
            if (colorOf(sibling) == RED) {
                setColor(sibling, BLACK);
                x.parent.color = RED;
                rotate(x.parent, left);
                sibling = child(x.parent, !left);
            }
            if (colorOf(child(sibling, true)) == BLACK && colorOf(child(sibling, false)) == BLACK) {
                setColor(sibling, RED);
                x = x.parent;
            } else {
                if (colorOf(child(sibling, !left)) == BLACK) {
                    setColor(child(sibling, left), BLACK);
                    setColor(sibling, RED);
                    rotate(sibling, !left);
                    sibling = child(x.parent, !left);
                }
                setColor(sibling, x.parent.color);
                x.parent.color = BLACK;
                setColor(child(sibling, !left), BLACK);
                rotate(x.parent, left);
                x = root;
            }
        }
        x.color = BLACK;
    }

    private void buildFromSorted(int n, Iterator<? extends Map.Entry<? extends K, ? extends V>> it) {
        size = n;
        int redLevel = 31 - Integer.numberOfLeadingZeros(n + 1);
        root = build(0, 0, n - 1, redLevel, it);
    }

    /** A balanced tree of the next hi - lo + 1 entries; the lowest level, if not full, is red. */
    private Entry<K, V> build(int level, int lo, int hi, int redLevel,
            Iterator<? extends Map.Entry<? extends K, ? extends V>> it) {
        if (hi < lo) {
            return null;
        }
        int mid = (lo + hi) >>> 1;
        Entry<K, V> left = build(level + 1, lo, mid - 1, redLevel, it);
        Map.Entry<? extends K, ? extends V> source = it.next();
        Entry<K, V> middle = new Entry<>(source.getKey(), source.getValue(), null);
        middle.color = level == redLevel ? RED : BLACK;
        middle.left = left;
        middle.right = build(level + 1, mid + 1, hi, redLevel, it);
        if (middle.left != null) {
            middle.left.parent = middle;
        }
        if (middle.right != null) {
            middle.right.parent = middle;
        }
        return middle;
    }

    /** Adds the keys of a sorted set in linear time, for an empty TreeSet. */
    void addAllForTreeSet(SortedSet<? extends K> set, V value) {
        Iterator<? extends K> keys = set.iterator();
        modCount++;
        buildFromSorted(set.size(), new Iterator<Map.Entry<K, V>>() {
            @Override
            public boolean hasNext() {
                return keys.hasNext();
            }

            @Override
            public Map.Entry<K, V> next() {
                return new SimpleImmutableEntry<>(keys.next(), value);
            }
        });
    }

    // Iteration

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    /** Fail-fast; goes up or down from an entry to before the one with the fence key. */
    private final class TreeIterator<T> implements Iterator<T> {
        private final int type;
        private final boolean descending;
        private final Entry<K, V> fence;
        private final K fenceKey;
        private Entry<K, V> next;
        private Entry<K, V> lastReturned;
        private int expectedModCount = modCount;

        TreeIterator(int type, boolean descending, Entry<K, V> first, Entry<K, V> fence) {
            this.type = type;
            this.descending = descending;
            this.next = first;
            this.fence = fence;
            this.fenceKey = fence == null ? null : fence.key;
        }

        /** A removal may move the fence's key into another node: the key decides. */
        @Override
        public boolean hasNext() {
            return next != null && (fence == null || next.key != fenceKey);
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            Entry<K, V> e = next;
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            checkUnchanged(expectedModCount);
            next = descending ? predecessor(e) : successor(e);
            lastReturned = e;
            return (T) (type == KEYS ? e.key : type == VALUES ? e.value : e);
        }

        @Override
        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            checkUnchanged(expectedModCount);
            if (!descending && lastReturned.left != null && lastReturned.right != null) {
                next = lastReturned;    // the successor's content moves here
            }
            deleteEntry(lastReturned);
            lastReturned = null;
            expectedModCount = modCount;
        }
    }

    private <T> Iterator<T> iterator(int type) {
        return new TreeIterator<>(type, false, getFirstEntry(), null);
    }

    private static <K, V> Comparator<Map.Entry<K, V>> entryOrder(Comparator<? super K> comparator) {
        if (comparator != null) {
            return Map.Entry.comparingByKey(comparator);
        }
        return (Comparator<Map.Entry<K, V>> & Serializable) (e1, e2) -> {
            @SuppressWarnings("unchecked")
            Comparable<? super K> k1 = (Comparable<? super K>) e1.getKey();
            return k1.compareTo(e2.getKey());
        };
    }

    private final class Values extends AbstractCollection<V> {
        @Override
        public Iterator<V> iterator() {
            return TreeMap.this.iterator(VALUES);
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public boolean contains(Object o) {
            return containsValue(o);
        }

        @Override
        public void clear() {
            TreeMap.this.clear();
        }

        @Override
        public Spliterator<V> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.SIZED | Spliterator.ORDERED);
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return TreeMap.this.iterator(ENTRIES);
        }

        private Entry<K, V> same(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Entry<K, V> p = getEntry(((Map.Entry<?, ?>) o).getKey());
            return p != null && Objects.equals(p.value, ((Map.Entry<?, ?>) o).getValue()) ? p : null;
        }

        @Override
        public boolean contains(Object o) {
            return same(o) != null;
        }

        @Override
        public boolean remove(Object o) {
            Entry<K, V> p = same(o);
            if (p == null) {
                return false;
            }
            deleteEntry(p);
            return true;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public void clear() {
            TreeMap.this.clear();
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new CollectionSpliterator<>(this,
                    Spliterator.SIZED | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED,
                    entryOrder(comparator));
        }
    }

    /** The keys of a navigable map as a navigable set. */
    static final class KeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
        private final NavigableMap<E, ?> m;

        KeySet(NavigableMap<E, ?> map) {
            m = map;
        }

        @Override
        public Iterator<E> iterator() {
            return keyIterator(m);
        }

        @Override
        public Iterator<E> descendingIterator() {
            return keyIterator(m.descendingMap());
        }

        private static <E, V> Iterator<E> keyIterator(NavigableMap<E, V> map) {
            return map instanceof TreeMap ? ((TreeMap<E, V>) map).iterator(KEYS) : ((SubMap<E, V>) map).iterator(KEYS);
        }

        @Override public int size() { return m.size(); }
        @Override public boolean isEmpty() { return m.isEmpty(); }
        @Override public boolean contains(Object o) { return m.containsKey(o); }
        @Override public void clear() { m.clear(); }
        @Override public E lower(E e) { return m.lowerKey(e); }
        @Override public E floor(E e) { return m.floorKey(e); }
        @Override public E ceiling(E e) { return m.ceilingKey(e); }
        @Override public E higher(E e) { return m.higherKey(e); }
        @Override public E first() { return m.firstKey(); }
        @Override public E last() { return m.lastKey(); }
        @Override public Comparator<? super E> comparator() { return m.comparator(); }

        @Override
        public E pollFirst() {
            Map.Entry<E, ?> e = m.pollFirstEntry();
            return e == null ? null : e.getKey();
        }

        @Override
        public E pollLast() {
            Map.Entry<E, ?> e = m.pollLastEntry();
            return e == null ? null : e.getKey();
        }

        @Override
        public boolean remove(Object o) {
            int oldSize = size();
            m.remove(o);
            return size() != oldSize;
        }

        @Override
        public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
            return new KeySet<>(m.subMap(fromElement, fromInclusive, toElement, toInclusive));
        }

        @Override
        public NavigableSet<E> headSet(E toElement, boolean inclusive) {
            return new KeySet<>(m.headMap(toElement, inclusive));
        }

        @Override
        public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
            return new KeySet<>(m.tailMap(fromElement, inclusive));
        }

        @Override
        public SortedSet<E> subSet(E fromElement, E toElement) {
            return subSet(fromElement, true, toElement, false);
        }

        @Override
        public SortedSet<E> headSet(E toElement) {
            return headSet(toElement, false);
        }

        @Override
        public SortedSet<E> tailSet(E fromElement) {
            return tailSet(fromElement, true);
        }

        @Override
        public NavigableSet<E> descendingSet() {
            return new KeySet<>(m.descendingMap());
        }

        @Override
        public Spliterator<E> spliterator() {
            int sized = m instanceof TreeMap ? Spliterator.SIZED : 0;
            return new CollectionSpliterator<>(this,
                    sized | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED, comparator());
        }
    }

    /**
     * A range of the tree, in either direction. lo and hi are the tree's lower and upper bound whatever the direction;
     * without a bound (fromStart, toEnd) the key and its flag do not count.
     */
    private static final class SubMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, Serializable {
        private static final long serialVersionUID = 912986545866120460L;

        private final TreeMap<K, V> m;
        private final K lo;
        private final K hi;
        private final boolean fromStart;
        private final boolean toEnd;
        private final boolean loInclusive;
        private final boolean hiInclusive;
        private final boolean descending;

        SubMap(TreeMap<K, V> m, boolean fromStart, K lo, boolean loInclusive,
                boolean toEnd, K hi, boolean hiInclusive, boolean descending) {
            if (!fromStart && !toEnd) {
                if (m.compare(lo, hi) > 0) {
                    throw new IllegalArgumentException("fromKey > toKey");
                }
            } else if (!fromStart) {
                m.compare(lo, lo);
            } else if (!toEnd) {
                m.compare(hi, hi);
            }
            this.m = m;
            this.fromStart = fromStart;
            this.lo = lo;
            this.loInclusive = loInclusive;
            this.toEnd = toEnd;
            this.hi = hi;
            this.hiInclusive = hiInclusive;
            this.descending = descending;
        }

        private boolean tooLow(Object key) {
            if (fromStart) {
                return false;
            }
            int c = m.compare(key, lo);
            return c < 0 || (c == 0 && !loInclusive);
        }

        private boolean tooHigh(Object key) {
            if (toEnd) {
                return false;
            }
            int c = m.compare(key, hi);
            return c > 0 || (c == 0 && !hiInclusive);
        }

        private boolean inRange(Object key) {
            return !tooLow(key) && !tooHigh(key);
        }

        /** An exclusive bound may equal the bound it is derived from. */
        private boolean boundInRange(Object key, boolean inclusive) {
            if (inclusive) {
                return inRange(key);
            }
            return (fromStart || m.compare(key, lo) >= 0) && (toEnd || m.compare(hi, key) >= 0);
        }

        private TreeMap.Entry<K, V> lowest() {
            TreeMap.Entry<K, V> e = fromStart ? m.getFirstEntry() : m.nearest(lo, true, loInclusive);
            return e == null || tooHigh(e.key) ? null : e;
        }

        private TreeMap.Entry<K, V> highest() {
            TreeMap.Entry<K, V> e = toEnd ? m.getLastEntry() : m.nearest(hi, false, hiInclusive);
            return e == null || tooLow(e.key) ? null : e;
        }

        private TreeMap.Entry<K, V> firstInOrder() {
            return descending ? highest() : lowest();
        }

        private TreeMap.Entry<K, V> lastInOrder() {
            return descending ? lowest() : highest();
        }

        /** The nearest entry in the tree's direction `upper`, within the range. */
        private TreeMap.Entry<K, V> nearestInRange(K key, boolean upper, boolean same) {
            if (upper && tooLow(key)) {
                return lowest();
            }
            if (!upper && tooHigh(key)) {
                return highest();
            }
            TreeMap.Entry<K, V> e = m.nearest(key, upper, same);
            return e == null || (upper ? tooHigh(e.key) : tooLow(e.key)) ? null : e;
        }

        private TreeMap.Entry<K, V> higherInOrder(K key, boolean same) {
            return nearestInRange(key, !descending, same);
        }

        private TreeMap.Entry<K, V> lowerInOrder(K key, boolean same) {
            return nearestInRange(key, descending, same);
        }

        private <T> Iterator<T> iterator(int type) {
            TreeMap.Entry<K, V> fence;
            if (descending) {
                fence = fromStart ? null : m.nearest(lo, false, !loInclusive);
            } else {
                fence = toEnd ? null : m.nearest(hi, true, !hiInclusive);
            }
            return m.new TreeIterator<>(type, descending, firstInOrder(), fence);
        }

        @Override
        public boolean isEmpty() {
            return fromStart && toEnd ? m.isEmpty() : lowest() == null;
        }

        @Override
        public int size() {
            if (fromStart && toEnd) {
                return m.size();
            }
            int count = 0;
            for (Iterator<K> it = iterator(KEYS); it.hasNext(); it.next()) {
                count++;
            }
            return count;
        }

        @Override
        public boolean containsKey(Object key) {
            return inRange(key) && m.containsKey(key);
        }

        @Override
        public V put(K key, V value) {
            checkKey(key);
            return m.put(key, value);
        }

        @Override
        public V putIfAbsent(K key, V value) {
            checkKey(key);
            return m.putIfAbsent(key, value);
        }

        private void checkKey(K key) {
            if (!inRange(key)) {
                throw new IllegalArgumentException("key out of range");
            }
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
            checkKey(key);
            return m.merge(key, value, remappingFunction);
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
            if (!inRange(key)) {
                if (mappingFunction.apply(key) == null) {
                    return null;
                }
                throw new IllegalArgumentException("key out of range");
            }
            return m.computeIfAbsent(key, mappingFunction);
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            if (!inRange(key)) {
                if (remappingFunction.apply(key, null) == null) {
                    return null;
                }
                throw new IllegalArgumentException("key out of range");
            }
            return m.compute(key, remappingFunction);
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
            return inRange(key) ? m.computeIfPresent(key, remappingFunction) : null;
        }

        @Override
        public V get(Object key) {
            return inRange(key) ? m.get(key) : null;
        }

        @Override
        public V remove(Object key) {
            return inRange(key) ? m.remove(key) : null;
        }

        @Override
        public Comparator<? super K> comparator() {
            return descending ? Collections.reverseOrder(m.comparator) : m.comparator;
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) { return exportEntry(higherInOrder(key, true)); }
        @Override public K ceilingKey(K key) { return keyOrNull(higherInOrder(key, true)); }
        @Override public Map.Entry<K, V> higherEntry(K key) { return exportEntry(higherInOrder(key, false)); }
        @Override public K higherKey(K key) { return keyOrNull(higherInOrder(key, false)); }
        @Override public Map.Entry<K, V> floorEntry(K key) { return exportEntry(lowerInOrder(key, true)); }
        @Override public K floorKey(K key) { return keyOrNull(lowerInOrder(key, true)); }
        @Override public Map.Entry<K, V> lowerEntry(K key) { return exportEntry(lowerInOrder(key, false)); }
        @Override public K lowerKey(K key) { return keyOrNull(lowerInOrder(key, false)); }
        @Override public K firstKey() { return key(firstInOrder()); }
        @Override public K lastKey() { return key(lastInOrder()); }
        @Override public Map.Entry<K, V> firstEntry() { return exportEntry(firstInOrder()); }
        @Override public Map.Entry<K, V> lastEntry() { return exportEntry(lastInOrder()); }
        @Override public Map.Entry<K, V> pollFirstEntry() { return m.poll(firstInOrder()); }
        @Override public Map.Entry<K, V> pollLastEntry() { return m.poll(lastInOrder()); }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return new KeySet<>(this);
        }

        @Override
        public Set<K> keySet() {
            return navigableKeySet();
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return descendingMap().navigableKeySet();
        }

        @Override
        public NavigableMap<K, V> descendingMap() {
            return new SubMap<>(m, fromStart, lo, loInclusive, toEnd, hi, hiInclusive, !descending);
        }

        @Override
        public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
            checkBound(fromKey, fromInclusive, "fromKey out of range");
            checkBound(toKey, toInclusive, "toKey out of range");
            return descending
                    ? new SubMap<>(m, false, toKey, toInclusive, false, fromKey, fromInclusive, true)
                    : new SubMap<>(m, false, fromKey, fromInclusive, false, toKey, toInclusive, false);
        }

        @Override
        public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
            checkBound(toKey, inclusive, "toKey out of range");
            return descending
                    ? new SubMap<>(m, false, toKey, inclusive, toEnd, hi, hiInclusive, true)
                    : new SubMap<>(m, fromStart, lo, loInclusive, false, toKey, inclusive, false);
        }

        @Override
        public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
            checkBound(fromKey, inclusive, "fromKey out of range");
            return descending
                    ? new SubMap<>(m, fromStart, lo, loInclusive, false, fromKey, inclusive, true)
                    : new SubMap<>(m, false, fromKey, inclusive, toEnd, hi, hiInclusive, false);
        }

        private void checkBound(K key, boolean inclusive, String message) {
            if (!boundInRange(key, inclusive)) {
                throw new IllegalArgumentException(message);
            }
        }

        @Override
        public SortedMap<K, V> subMap(K fromKey, K toKey) {
            return subMap(fromKey, true, toKey, false);
        }

        @Override
        public SortedMap<K, V> headMap(K toKey) {
            return headMap(toKey, false);
        }

        @Override
        public SortedMap<K, V> tailMap(K fromKey) {
            return tailMap(fromKey, true);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new EntrySetView();
        }

        private final class EntrySetView extends AbstractSet<Map.Entry<K, V>> {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return SubMap.this.iterator(ENTRIES);
            }

            @Override
            public int size() {
                return SubMap.this.size();
            }

            @Override
            public boolean isEmpty() {
                return SubMap.this.isEmpty();
            }

            private boolean mayContain(Object o) {
                return o instanceof Map.Entry && inRange(((Map.Entry<?, ?>) o).getKey());
            }

            @Override
            public boolean contains(Object o) {
                return mayContain(o) && m.entrySet().contains(o);
            }

            @Override
            public boolean remove(Object o) {
                return mayContain(o) && m.entrySet().remove(o);
            }
        }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        for (int count = in.readInt(); count > 0; count--) {
            put((K) in.readObject(), (V) in.readObject());
        }
    }
}
