package java.util;

import java.util.function.Consumer;

/** A hash map whose nodes are also linked, in the order of insertion or of access. */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private static final long serialVersionUID = 3801124242820219131L;

    private transient Entry<K, V> head;
    private transient Entry<K, V> tail;
    private final boolean accessOrder;

    static class Entry<K, V> extends HashMap.Node<K, V> {
        Entry<K, V> before;
        Entry<K, V> after;

        Entry(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, false);
    }

    public LinkedHashMap(int initialCapacity) {
        this(initialCapacity, DEFAULT_LOAD_FACTOR, false);
    }

    public LinkedHashMap() { accessOrder = false; }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        this();
        putMapEntries(m, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int numMappings) {
        return new LinkedHashMap<>(capacityFor(numMappings));
    }

    private void linkLast(Entry<K, V> e) {
        e.before = tail;
        e.after = null;
        if (tail == null) {
            head = e;
        } else {
            tail.after = e;
        }
        tail = e;
    }

    private void linkFirst(Entry<K, V> e) {
        e.before = null;
        e.after = head;
        if (head == null) {
            tail = e;
        } else {
            head.before = e;
        }
        head = e;
    }

    private void unlink(Entry<K, V> e) {
        if (e.before == null) {
            head = e.after;
        } else {
            e.before.after = e.after;
        }
        if (e.after == null) {
            tail = e.before;
        } else {
            e.after.before = e.before;
        }
        e.before = null;
        e.after = null;
    }

    @Override
    Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
        Entry<K, V> e = new Entry<>(hash, key, value, next);
        linkLast(e);
        return e;
    }

    @Override
    void afterNodeAccess(Node<K, V> e) {
        if (accessOrder && tail != e) {
            unlink((Entry<K, V>) e);
            linkLast((Entry<K, V>) e);
        }
    }

    @Override
    void afterNodeInsertion(boolean evict) {
        if (evict && head != null && removeEldestEntry(head)) {
            removeNode(head.hash, head.key, null, false, true);
        }
    }

    @Override
    void afterNodeRemoval(Node<K, V> e) {
        unlink((Entry<K, V>) e);
    }

    @Override
    void reinitialize() {
        super.reinitialize();
        head = tail = null;
    }

    @Override
    Node<K, V> firstNode() {
        return head;
    }

    @Override
    Node<K, V> nodeAfter(Node<K, V> e) {
        return ((Entry<K, V>) e).after;
    }

    @Override
    boolean follows(Node<K, V> e, Node<K, V> later, Node<K, V> last) {
        return last == tail && (e == null || ((Entry<K, V>) e).after == later);
    }

    @Override
    Node<K, V> lastNode() {
        return tail;
    }

    @Override
    void visitNodes(Consumer<Node<K, V>> action) {
        Entry<K, V> each = head;
        while (each != null) {
            action.accept(each);
            each = each.after;
        }
    }

    @Override
    int spliteratorOrder() {
        return Spliterator.ORDERED | Spliterator.SUBSIZED;
    }

    public V get(Object key) { return getOrDefault(key, null); }
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) { return false; }

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = getNode(key);
        if (e == null) {
            return defaultValue;
        }
        V found = e.value;
        afterNodeAccess(e);
        return found;
    }

    public void clear() {
        head = null;
        tail = null;
        super.clear();
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
        return head == null ? null : new SimpleImmutableEntry<>(head);
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        return tail == null ? null : new SimpleImmutableEntry<>(tail);
    }

    @Override public Map.Entry<K, V> pollFirstEntry() { return poll(head); }
    @Override public Map.Entry<K, V> pollLastEntry() { return poll(tail); }

    private Map.Entry<K, V> poll(Entry<K, V> e) {
        if (e == null) {
            return null;
        }
        removeNode(e.hash, e.key, null, false, true);
        return new SimpleImmutableEntry<>(e);
    }

    public V putFirst(K k, V v) {
        V old = put(k, v);
        Entry<K, V> e = (Entry<K, V>) getNode(k);
        if (e != null && head != e) {
            unlink(e);
            linkFirst(e);
        }
        return old;
    }

    public V putLast(K k, V v) {
        V old = put(k, v);
        Entry<K, V> e = (Entry<K, V>) getNode(k);
        if (e != null && tail != e) {
            unlink(e);
            linkLast(e);
        }
        return old;
    }

    @Override public SequencedMap<K, V> reversed() { return new Reversed<>(this); }

    /** The map from its last entry to its first. */
    private static final class Reversed<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V> {
        private final LinkedHashMap<K, V> base;

        Reversed(LinkedHashMap<K, V> base) {
            this.base = base;
        }

        @Override public void clear() { base.clear(); }
        @Override public boolean containsKey(Object key) { return base.containsKey(key); }
        @Override public Map.Entry<K, V> firstEntry() { return base.lastEntry(); }
        @Override public V get(Object key) { return base.get(key); }
        @Override public Map.Entry<K, V> lastEntry() { return base.firstEntry(); }
        @Override public Map.Entry<K, V> pollFirstEntry() { return base.pollLastEntry(); }
        @Override public Map.Entry<K, V> pollLastEntry() { return base.pollFirstEntry(); }
        @Override public V put(K key, V value) { return base.put(key, value); }
        @Override public V putFirst(K k, V v) { return base.putLast(k, v); }
        @Override public V putLast(K k, V v) { return base.putFirst(k, v); }
        @Override public V remove(Object key) { return base.remove(key); }
        @Override public SequencedMap<K, V> reversed() { return base; }
        @Override public int size() { return base.size(); }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                @Override public boolean contains(Object o) { return base.entrySet().contains(o); }
                @Override public Iterator<Map.Entry<K, V>> iterator() { return base.new BackwardIterator(); }
                @Override public boolean remove(Object o) { return base.entrySet().remove(o); }
                @Override public int size() { return base.size(); }

            };
        }
    }

    private final class BackwardIterator implements Iterator<Map.Entry<K, V>> {
        private Entry<K, V> next = tail;
        private Entry<K, V> current;
        private int sizeSeen = size;

        @Override public boolean hasNext() { return next != null; }

        @Override
        public Map.Entry<K, V> next() {
            check();
            if (next == null) throw new NoSuchElementException();
            current = next;
            next = next.before;
            return current;
        }

        @Override
        public void remove() {
            if (current == null) throw new IllegalStateException();
            check();
            removeNode(current.hash, current.key, null, false, true);
            current = null;
            sizeSeen = size;
        }

        private void check() {
            boolean isNext = current == null || current.before == next;
            if (size != sizeSeen || !isNext) throw new ConcurrentModificationException();
        }
    }
}
