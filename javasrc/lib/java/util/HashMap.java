package java.util;

import clew.internal.Hashes;
import java.io.Serializable;
import java.util.TreeBin.TreeNode;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A hash table with chains. Table sizes, hash spreading and the order within a chain are the JDK's, because iteration
 * shows them: put appends, the compute family prepends, and a resize keeps the order of both halves.
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 362498820763181265L;

    private static final int MAXIMUM_CAPACITY = 1 << 30;
    private static final int DEFAULT_CAPACITY = 16;
    static final float DEFAULT_LOAD_FACTOR = 0.75f;
    /** A chain this long makes a table that is still small grow, or else becomes a tree. */
    private static final int LONG_CHAIN = 8;
    private static final int SMALL_TABLE = 64;

    private transient Node<K, V>[] table;
    transient int size;
    /** The size beyond which to grow; while there is no table, its first capacity (0: the default). */
    private int threshold;
    private final float loadFactor;

    static class Node<K, V> extends MapEntry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;                    // itself once the node is removed, so that iterators notice

        Node(int hash, K key, V value, Node<K, V> next) {
            this.next = next;
            this.value = value;
            this.key = key;
            this.hash = hash;
        }

        @Override public final K getKey() { return key; }
        @Override public final V getValue() { return value; }

        @Override
        public final V setValue(V newValue) {
            V before = getValue();
            value = newValue;
            return before;
        }

        final boolean holds(int h, Object k) {
            return hash == h && (key == k || (k != null && k.equals(key)));
        }
    }

    public HashMap(int initialCapacity, float loadFactor) {
        String wrong = initialCapacity < 0 ? "initial capacity: " + initialCapacity : loadFactor > 0 ? null : "load factor: " + loadFactor;
        if (wrong != null) throw new IllegalArgumentException("Illegal " + wrong);
        threshold = tableSizeFor(initialCapacity);
        this.loadFactor = loadFactor;
    }

    public HashMap(int initialCapacity) { this(initialCapacity, DEFAULT_LOAD_FACTOR); }
    public HashMap() { this.loadFactor = DEFAULT_LOAD_FACTOR; }

    public HashMap(Map<? extends K, ? extends V> m) {
        this.loadFactor = DEFAULT_LOAD_FACTOR;
        putMapEntries(m, false);
    }

    public static <K, V> HashMap<K, V> newHashMap(int numMappings) {
        return new HashMap<>(capacityFor(numMappings));
    }

    static int capacityFor(int numMappings) {
        if (numMappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        }
        return (int) Math.ceil(numMappings / (double) DEFAULT_LOAD_FACTOR);
    }

    static final int hash(Object key) {
        int h;
        return key == null ? 0 : (h = Hashes.of(key)) ^ (h >>> 16);
    }

    /** The least power of two that is at least cap. */
    static final int tableSizeFor(int cap) {
        if (cap <= 1) {
            return 1;
        }
        return cap >= MAXIMUM_CAPACITY ? MAXIMUM_CAPACITY : Integer.highestOneBit(cap - 1) << 1;
    }

    final void putMapEntries(Map<? extends K, ? extends V> m, boolean evict) {
        int more = m.size();
        if (more == 0) return;
        if (table == null) {
            int wanted = (int) Math.min(more / loadFactor + 1.0F, MAXIMUM_CAPACITY);
            if (threshold < wanted) threshold = tableSizeFor(wanted);
        }
        while (table != null && threshold < more && table.length < MAXIMUM_CAPACITY) resize();
        for (Map.Entry<? extends K, ? extends V> each : m.entrySet()) {
            putVal(hash(each.getKey()), each.getKey(), each.getValue(), false, evict);
        }
    }

    public boolean isEmpty() { return size == 0; }
    public int size() { return size; }

    public V get(Object key) {
        Node<K, V> e = getNode(key);
        return e == null ? null : e.value;
    }

    final Node<K, V> getNode(Object key) { return table == null ? null : getNode(hash(key), key); }

    private Node<K, V> getNode(int hash, Object key) {
        Node<K, V> e = table[hash & (table.length - 1)];
        while (e != null && !e.holds(hash, key)) {
            e = e.next;
        }
        return e;
    }

    public boolean containsKey(Object key) { return getNode(key) != null; }
    public V put(K key, V value) { return putVal(hash(key), key, value, false, true); }

    final V putVal(int hash, K key, V value, boolean onlyIfAbsent, boolean evict) {
        if (table == null) {
            resize();
        }
        int bucket = hash & (table.length - 1);
        Node<K, V> last = null;
        int length = 0;
        for (Node<K, V> e = table[bucket]; e != null; e = e.next) {
            if (e.holds(hash, key)) {
                V old = e.value;
                if (!onlyIfAbsent || old == null) {
                    e.value = value;
                }
                afterNodeAccess(e);
                return old;
            }
            last = e;
            length++;
        }
        if (last instanceof TreeNode) {
            TreeBin.add(table, (TreeNode<K, V>) table[bucket], hash, key, value);
        } else if (last == null) {
            table[bucket] = newNode(hash, key, value, null);
        } else {
            last.next = newNode(hash, key, value, null);
            if (length >= LONG_CHAIN) {
                chainIsLong(bucket);
            }
        }
        if (++size > threshold) {
            resize();
        }
        afterNodeInsertion(evict);
        return null;
    }

    /** A small table grows; in a large one the chain becomes a tree, unless the nodes have an order of their own. */
    private void chainIsLong(int bucket) {
        if (table.length < SMALL_TABLE) {
            resize();
        } else if (spliteratorOrder() == 0) {
            TreeBin.treeify(table, bucket);
        }
    }

    @SuppressWarnings("unchecked")
    private Node<K, V>[] resize() {
        Node<K, V>[] old = table;
        int capacity;
        if (old != null) {
            if (old.length >= MAXIMUM_CAPACITY) {
                threshold = Integer.MAX_VALUE;
                return old;
            }
            capacity = old.length << 1;
        } else {
            capacity = threshold > 0 ? threshold : DEFAULT_CAPACITY;
        }
        threshold = nextThreshold(old, capacity);
        table = (Node<K, V>[]) new Node[capacity];
        if (old != null) {
            for (int i = 0; i < old.length; i++) {
                if (old[i] instanceof TreeNode) {
                    TreeBin.split(table, (TreeNode<K, V>) old[i], i, old.length);
                } else {
                    split(old[i], i, old.length);
                }
            }
        }
        return table;
    }

    /** A doubled table doubles its threshold, roundings included; a fresh or tiny one computes it from the load. */
    private int nextThreshold(Node<K, V>[] old, int capacity) {
        if (old != null && old.length >= DEFAULT_CAPACITY && capacity < MAXIMUM_CAPACITY) {
            return threshold << 1;
        }
        float limit = capacity * loadFactor;
        return capacity < MAXIMUM_CAPACITY && limit < MAXIMUM_CAPACITY ? (int) limit : Integer.MAX_VALUE;
    }

    /** Deals a chain out to buckets i and i + oldLength of the new table, in order. */
    private void split(Node<K, V> chain, int i, int oldLength) {
        Node<K, V> lowLast = null;
        Node<K, V> highLast = null;
        while (chain != null) {
            Node<K, V> e = chain;
            chain = e.next;
            e.next = null;
            if ((e.hash & oldLength) == 0) {
                if (lowLast == null) {
                    table[i] = e;
                } else {
                    lowLast.next = e;
                }
                lowLast = e;
            } else {
                if (highLast == null) {
                    table[i + oldLength] = e;
                } else {
                    highLast.next = e;
                }
                highLast = e;
            }
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) { putMapEntries(m, true); }

    public V remove(Object key) {
        Node<K, V> e = removeNode(hash(key), key, null, false, true);
        return e == null ? null : e.value;
    }

    final Node<K, V> removeNode(int hash, Object key, Object value, boolean matchValue, boolean movable) {
        if (table == null) {
            return null;
        }
        int bucket = hash & (table.length - 1);
        Node<K, V> previous = null;
        Node<K, V> e = table[bucket];
        while (e != null && !e.holds(hash, key)) {
            previous = e;
            e = e.next;
        }
        if (e == null || (matchValue && !Objects.equals(value, e.value))) {
            return null;
        }
        if (e instanceof TreeNode) {
            TreeBin.remove(table, (TreeNode<K, V>) e, movable);
        } else {
            if (previous == null) table[bucket] = e.next; else previous.next = e.next;
            e.next = e;
        }
        size--;
        afterNodeRemoval(e);
        return e;
    }

    public void clear() {
        if (size == 0) return;
        Arrays.fill(table, null);
        size = 0;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> e = firstNode(); e != null; e = nodeAfter(e)) {
            if (e.value == value || (value != null && value.equals(e.value))) {
                return true;
            }
        }
        return false;
    }

    public Set<Map.Entry<K, V>> entrySet() { return new EntrySet(); }
    public Set<K> keySet() { return new KeySet(); }
    public Collection<V> values() { return new Values(); }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = getNode(key);
        return e == null ? defaultValue : e.value;
    }

    @Override public V putIfAbsent(K key, V value) { return putVal(hash(key), key, value, true, true); }

    @Override
    public boolean remove(Object key, Object value) {
        return removeNode(hash(key), key, value, true, true) != null;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> e = getNode(key);
        if (e == null || !Objects.equals(e.value, oldValue)) {
            return false;
        }
        e.value = newValue;
        afterNodeAccess(e);
        return true;
    }

    @Override
    public V replace(K key, V value) {
        Node<K, V> e = getNode(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        e.value = value;
        afterNodeAccess(e);
        return old;
    }

    /** The compute family grows the table before it looks, not after it has added. */
    private Node<K, V> nodeForCompute(int hash, K key) {
        if (table == null || size > threshold) {
            resize();
        }
        return getNode(hash, key);
    }

    /** ... and puts a new node first in its chain. */
    private void addFirstInChain(int hash, K key, V value) {
        int bucket = hash & (table.length - 1);
        Node<K, V> first = table[bucket];
        if (first instanceof TreeNode) {
            TreeBin.add(table, (TreeNode<K, V>) first, hash, key, value);
        } else {
            table[bucket] = newNode(hash, key, value, first);
            int length = 0;
            for (Node<K, V> e = first; e != null; e = e.next) {
                length++;
            }
            if (length >= LONG_CHAIN - 1) {
                chainIsLong(bucket);
            }
        }
        size++;
        afterNodeInsertion(true);
    }

    /** What fail-fast operations compare: how many entries there were, and that the node at hand is still there. */
    private void check(int sizeSeen, Node<K, V> e) {
        if (size != sizeSeen || e != null && e.next == e) throw new ConcurrentModificationException();
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        int hash = hash(key);
        Node<K, V> e = nodeForCompute(hash, key);
        if (e != null && e.value != null) {
            afterNodeAccess(e);
            return e.value;
        }
        int sizeSeen = size;
        V v = mappingFunction.apply(key);
        check(sizeSeen, e);
        if (v == null) {
            return null;
        }
        if (e != null) {
            e.value = v;
            afterNodeAccess(e);
        } else {
            addFirstInChain(hash, key, v);
        }
        return v;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Node<K, V> e = getNode(key);
        if (e == null || e.value == null) {
            return null;
        }
        int sizeSeen = size;
        V v = remappingFunction.apply(key, e.value);
        check(sizeSeen, e);
        return update(e, key, v);
    }

    private V update(Node<K, V> e, K key, V v) {
        if (v != null) {
            e.value = v;
            afterNodeAccess(e);
        } else {
            removeNode(e.hash, key, null, false, true);
        }
        return v;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        int hash = hash(key);
        Node<K, V> e = nodeForCompute(hash, key);
        int sizeSeen = size;
        V v = remappingFunction.apply(key, e == null ? null : e.value);
        check(sizeSeen, e);
        if (e != null) {
            return update(e, key, v);
        }
        if (v != null) {
            addFirstInChain(hash, key, v);
        }
        return v;
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null || value == null) throw new NullPointerException();
        int hash = hash(key);
        Node<K, V> e = nodeForCompute(hash, key);
        if (e == null) {
            addFirstInChain(hash, key, value);
            return value;
        }
        if (e.value == null) {
            return update(e, key, value);
        }
        int sizeSeen = size;
        V v = remappingFunction.apply(e.value, value);
        check(sizeSeen, e);
        return update(e, key, v);
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        forEachNode(e -> action.accept(e.key, e.value));
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        forEachNode(e -> e.value = function.apply(e.key, e.value));
    }

    /** Changes made by the action are noticed only at the end. */
    private void forEachNode(Consumer<Node<K, V>> action) {
        int sizeSeen = size;
        Node<K, V> lastSeen = lastNode();
        if (sizeSeen > 0) visitNodes(action);
        check(sizeSeen, null);
        if (lastNode() != lastSeen) throw new ConcurrentModificationException();
    }

    void visitNodes(Consumer<Node<K, V>> action) {
        for (Node<K, V> chain : table) {
            for (Node<K, V> e = chain; e != null; e = e.next) {
                if (size > 1) {
                    Hashes.noteOrder(e.key);
                }
                action.accept(e);
            }
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object clone() {
        HashMap<K, V> result;
        try {
            result = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        result.reinitialize();
        result.putMapEntries(this, false);
        return result;
    }

    void reinitialize() {
        table = null;
        size = 0;
        threshold = 0;
    }

    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        return new Node<>(hash, key, value, next);
    }

    void afterNodeAccess(Node<K, V> e) {
    }

    void afterNodeInsertion(boolean evict) {
    }

    void afterNodeRemoval(Node<K, V> e) {
    }

    Node<K, V> firstNode() {
        return table == null ? null : firstNodeFrom(0);
    }

    Node<K, V> nodeAfter(Node<K, V> e) {
        return e.next != null ? e.next : firstNodeFrom((e.hash & (table.length - 1)) + 1);
    }

    private Node<K, V> firstNodeFrom(int bucket) {
        for (int i = bucket; i < table.length; i++) {
            if (table[i] != null) {
                return table[i];
            }
        }
        return null;
    }

    /** Whether a node that came after another (null: was the first) still does, and the last is the same, as far as that is quick to see. */
    boolean follows(Node<K, V> e, Node<K, V> later, Node<K, V> last) {
        return true;
    }

    /** Where the nodes have an order of their own, the last: another one is last after every addition, and every access that moves. */
    Node<K, V> lastNode() {
        return null;
    }

    /** ORDERED where the nodes have an order of their own. */
    int spliteratorOrder() {
        return 0;
    }

    private abstract class HashIterator {
        private Node<K, V> next = firstNode();
        private Node<K, V> current;
        private Node<K, V> lastSeen = lastNode();
        private int sizeSeen = size;

        public final boolean hasNext() { return next != null; }

        final Node<K, V> nextNode() {
            check(sizeSeen, next);
            if (next == null) throw new NoSuchElementException();
            if (!follows(current, next, lastSeen)) throw new ConcurrentModificationException();
            current = next;
            next = nodeAfter(current);
            if (size > 1 && spliteratorOrder() == 0) {
                Hashes.noteOrder(current.key);
            }
            return current;
        }

        public final void remove() {
            Node<K, V> doomed = current;
            if (doomed == null) throw new IllegalStateException();
            check(sizeSeen, doomed);
            current = null;
            removeNode(doomed.hash, doomed.key, null, false, false);
            lastSeen = lastNode();
            sizeSeen = size;
        }
    }

    private final class KeyIterator extends HashIterator implements Iterator<K> {
        @Override public K next() { return nextNode().key; }
    }

    private final class ValueIterator extends HashIterator implements Iterator<V> {
        @Override public V next() { return nextNode().value; }
    }

    private final class EntryIterator extends HashIterator implements Iterator<Map.Entry<K, V>> {
        @Override public Map.Entry<K, V> next() { return nextNode(); }
    }

    private final class KeySet extends AbstractSet<K> {
        @Override public void clear() { HashMap.this.clear(); }
        @Override public boolean contains(Object o) { return containsKey(o); }
        @Override public Iterator<K> iterator() { return new KeyIterator(); }
        @Override public int size() { return size; }

        @Override
        public boolean remove(Object key) {
            return removeNode(hash(key), key, null, false, true) != null;
        }

        @Override
        public Spliterator<K> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.SIZED | Spliterator.DISTINCT | spliteratorOrder());
        }

        @Override
        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            forEachNode(e -> action.accept(e.key));
        }
    }

    private final class Values extends AbstractCollection<V> {
        @Override public void clear() { HashMap.this.clear(); }
        @Override public boolean contains(Object o) { return containsValue(o); }
        @Override public Iterator<V> iterator() { return new ValueIterator(); }
        @Override public int size() { return size; }

        @Override
        public Spliterator<V> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.SIZED | spliteratorOrder());
        }

        @Override
        public void forEach(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            forEachNode(e -> action.accept(e.value));
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        @Override public void clear() { HashMap.this.clear(); }
        @Override public Iterator<Map.Entry<K, V>> iterator() { return new EntryIterator(); }
        @Override public int size() { return size; }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> e = getNode(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
        }

        @Override
        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            Object key = e.getKey();
            return removeNode(hash(key), key, e.getValue(), true, true) != null;
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.SIZED | Spliterator.DISTINCT | spliteratorOrder());
        }

        @Override
        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            forEachNode(e -> action.accept(e));
        }
    }

    // --- serialization ---

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(table == null ? threshold == 0 ? DEFAULT_CAPACITY : threshold : table.length);
        out.writeInt(size);
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        in.readInt();
        int count = in.readInt();
        threshold = tableSizeFor(Math.max((int) (count / loadFactor + 1), DEFAULT_CAPACITY));
        while (count-- > 0) {
            put((K) in.readObject(), (V) in.readObject());
        }
    }
}
