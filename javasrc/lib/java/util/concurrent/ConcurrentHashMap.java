package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Chance;
import clew.internal.Edges;
import clew.internal.Hashes;
import clew.internal.Unordered;
import clew.internal.Wait;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;

/**
 * A hash table for many threads, with chains in the order of the JDK's (but long ones stay chains). While a thread computes a value, or asks keys
 * of the program whether they are equal in order to change something, its bin starts with a reservation: others may read the bin, but wait to change
 * it. Bulk operations run in the calling thread, and like iterators go from bin to bin, each a step of its own.
 */
@Unordered
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    private static final long serialVersionUID = 7249069246763182397L;
    private static final int MOST = 1 << 30, LONG_CHAIN = 8, LARGE_TABLE = 64;

    private Node<K, V>[] table;             // created at the first insertion
    private int limit;                      // grow when there are so many; before there is a table: its size, 0 for 16
    private int count;

    /** A mapping; nodes are copied when a growing table splits their chain. */
    private static class Node<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    /** Stands before a chain that its owner alone may change. Messages of the checker call it an update of the map. */
    private static final class Reservation<K, V> extends Node<K, V> {
        Thread owner;
        ConcurrentHashMap<K, V> map;
        boolean computing;      // a value, for the mapping found (null: there is none); the value is the one before
        Node<K, V> found;

        Reservation(int hash, Node<K, V> found) {
            super(hash, null, found == null ? null : found.value, null);
            this.found = found;
        }
    }

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        long size = (long) (1.0 + (long) Math.max(initialCapacity, concurrencyLevel) / loadFactor);
        limit = size >= MOST ? MOST : tableSize((int) size);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        putAll(m);
    }

    private static int tableSize(int least) {
        return least <= 1 ? 1 : least >= MOST ? MOST : Integer.highestOneBit(least - 1) << 1;
    }

    private static int spread(Object key) {
        int hash = Hashes.of(key);
        return (hash ^ hash >>> 16) & Integer.MAX_VALUE;
    }

    // ---- the table; all of this inside of atomic methods ----------------------------------------------------------

    @SuppressWarnings("unchecked")
    private void createTable(int size) {
        table = (Node<K, V>[]) new Node<?, ?>[size];
        limit = size - (size >>> 2);
    }

    /** A thread may have several: what it calls while it has reserved a bin may change it too. */
    private static <K, V> Node<K, V> skipReservations(Node<K, V> node) {
        while (node instanceof Reservation) {
            node = node.next;
        }
        return node;
    }

    private Node<K, V> chain(int hash) {
        return table == null ? null : skipReservations(table[hash & table.length - 1]);
    }

    private static boolean isKey(Node<?, ?> node, int hash, Object key) {
        if (node.hash != hash || node.key == key) {
            return node.hash == hash;
        }
        if (!isPlain(key)) {
            Edges.take(node);
        }
        return key.equals(node.key);
    }

    /** Others may run where keys of the program are compared: nodes that were taken out still lead to the rest. */
    private Node<K, V> find(int hash, Object key) {
        Node<K, V> node = chain(hash);
        while (node != null && !isKey(node, hash, key)) {
            node = node.next;
        }
        see(node);
        return node;
    }

    /** Accesses a mapping, or finds none. */
    private void see(Node<K, V> node) {
        Edges.look(this);
        if (node != null) {
            Edges.take(node);
        }
    }

    private static <K, V> void place(Node<K, V> node, V value) {
        node.value = value;
        Edges.give(node);
    }

    private static boolean isOwn(Reservation<?, ?> reservation) {
        return reservation.owner == Thread.currentThread();
    }

    private static void awaitRelease(Reservation<?, ?> reservation) {
        if (isOwn(reservation)) {
            throw new IllegalStateException("Recursive update");
        }
        Wait.on(reservation, false, -1);
        Edges.learn();
    }

    /** Waits until no other thread has reserved the hash's bin, and this one does not compute a value for it. */
    private void awaitBin(int hash) {
        // Test and sleep are one step; the end of a reservation wakes all.
        while (table != null && table[hash & table.length - 1] instanceof Reservation) {
            Reservation<K, V> reservation = (Reservation<K, V>) table[hash & table.length - 1];
            if (isOwn(reservation) && !reservation.computing) {
                return;
            }
            awaitRelease(reservation);
        }
    }

    private Reservation<K, V> reserve(Reservation<K, V> reservation) {
        int index = reservation.hash & table.length - 1;
        reservation.owner = Thread.currentThread();
        reservation.map = this;
        reservation.next = table[index];
        table[index] = reservation;
        return reservation;
    }

    private void release(Reservation<K, V> reservation) {
        table[reservation.hash & table.length - 1] = reservation.next;
        Wait.wakeAll(reservation);
    }

    private static boolean isPlain(Object object) {
        return object instanceof String || object instanceof Integer || object instanceof Long;
    }

    /** Whether a key of the program would have to be asked: nobody else may change the bin meanwhile. */
    private boolean asks(int hash, Object key) {
        if (isPlain(key)) {
            return false;
        }
        Node<K, V> node = chain(hash);
        while (node != null && node.key != key && node.hash != hash) {
            node = node.next;
        }
        return node != null && node.key != key;
    }

    /** Finds the mapping in a bin that others do not change meanwhile. */
    private Node<K, V> findToChange(int hash, Object key) {
        awaitBin(hash);
        if (!asks(hash, key)) {
            return find(hash, key);
        }
        Reservation<K, V> reservation = reserve(new Reservation<>(hash, null));
        try {
            return find(hash, key);
        } finally {
            release(reservation);
        }
    }

    /** Doubles the table, when nobody has reserved a bin; false: this thread has, so that it cannot be done now. */
    private boolean grow() {
        Node<K, V>[] old = table;
        for (Node<K, V> first : old) {
            if (first instanceof Reservation) {
                Reservation<K, V> reservation = (Reservation<K, V>) first;
                if (isOwn(reservation) && !reservation.computing) {
                    return false;
                }
                // As in awaitBin; the caller tests again whether the table has to grow.
                awaitRelease(reservation);
                return true;
            }
        }
        createTable(old.length << 1);
        if (table.length == MOST) {
            limit = Integer.MAX_VALUE;
        }
        for (int i = 0; i < old.length; i++) {
            split(old, i);
        }
        return true;
    }

    /** The longest tail that stays together is moved as it is; what comes before is copied, each in front of the other. */
    private void split(Node<K, V>[] old, int index) {
        int bit = old.length;
        Node<K, V> tail = old[index];
        for (Node<K, V> node = tail; node != null; node = node.next) {
            if ((node.hash & bit) != (tail.hash & bit)) {
                tail = node;
            }
        }
        if (tail == null) {
            return;
        }
        table[index + (tail.hash & bit)] = tail;
        for (Node<K, V> node = old[index]; node != tail; node = node.next) {
            int place = index + (node.hash & bit);
            table[place] = new Node<>(node.hash, node.key, node.value, table[place]);
            Edges.carry(node, table[place]);
        }
    }

    private void makeRoom(int size) {
        int wanted = size >= MOST >>> 1 ? MOST : tableSize(size + (size >>> 1) + 1);
        if (table == null) {
            createTable(Math.max(limit, wanted));
        }
        while (wanted > limit && table.length < MOST && grow()) {
        }
    }

    /** Sets a value, if allowed also over another; returns the one before. */
    private V store(int hash, K key, V value, boolean onlyIfAbsent) {
        Node<K, V> node = findToChange(hash, key);
        if (node == null) {
            append(hash, key, value);
            return null;
        }
        V old = node.value;
        if (!onlyIfAbsent) {
            place(node, value);
        }
        growForChain(hash, node);
        return old;
    }

    private void ensureTable() {
        if (table == null) {
            createTable(limit > 0 ? limit : 16);
        }
    }

    /** Adds a mapping for a key that is not there. */
    private void append(int hash, K key, V value) {
        ensureTable();
        Node<K, V> last = table[hash & table.length - 1], node = new Node<>(hash, key, value, null);
        if (last == null) {
            table[hash & table.length - 1] = node;
        } else {
            while (last.next != null) {
                last = last.next;
            }
            last.next = node;
        }
        Edges.give(node);
        growForChain(hash, last);
        count++;
        growForCount();
    }

    private void growForCount() {
        while (count >= limit && table.length < MOST && grow()) {
        }
    }

    /** A long chain makes a small table grow. */
    private void growForChain(int hash, Node<K, V> to) {
        int passed = to == null ? 0 : 1;
        for (Node<K, V> node = chain(hash); node != null && node != to; node = node.next) {
            passed++;
        }
        if (passed >= LONG_CHAIN && table.length < LARGE_TABLE) {
            makeRoom(table.length << 1);
        }
    }

    /** Replaces or removes (value null) a mapping, if it is the expected one (null: any). */
    private V change(int hash, Object key, V value, Object expected) {
        Node<K, V> node = findToChange(hash, key);
        if (node == null || expected != null && !isExpected(node, expected)) {
            return null;
        }
        V old = node.value;
        if (value != null) {
            place(node, value);
        } else {
            unlink(node);
        }
        return old;
    }

    private boolean isExpected(Node<K, V> node, Object expected) {
        if (node.value == expected) {
            return true;
        }
        if (isPlain(expected)) {
            return expected.equals(node.value);
        }
        Reservation<K, V> reservation = reserve(new Reservation<>(node.hash, null));
        try {
            return expected.equals(node.value);
        } finally {
            release(reservation);
        }
    }

    private void unlink(Node<K, V> node) {
        int index = node.hash & table.length - 1;
        if (table[index] == node) {
            table[index] = node.next;
        } else {
            Node<K, V> before = table[index];
            while (before.next != node) {
                before = before.next;
            }
            before.next = node.next;
        }
        count--;
        Edges.change(this);
    }

    // ---- computing values: the function runs outside of the atomic parts ------------------------------------------

    /** Reserves the key's bin, if it is (not) present as asked (null: in any case); else the result has no owner. */
    @Atomic
    @CallsOut
    private Reservation<K, V> reserve(int hash, Object key, Boolean present) {
        Node<K, V> found = findToChange(hash, key);
        Reservation<K, V> reservation = new Reservation<>(hash, found);
        if (present == null || present == (found != null)) {
            ensureTable();
            reservation.computing = true;
            reserve(reservation);
        } else {
            reservation.found = null;
        }
        return reservation;
    }

    @Atomic
    private void giveUp(Reservation<K, V> reservation) {
        release(reservation);
    }

    @Atomic
    private V settle(Reservation<K, V> reservation, K key, V value) {
        Node<K, V> found = reservation.found;
        release(reservation);
        if (value == null) {
            if (found != null) {
                unlink(found);
            }
        } else if (found != null) {
            place(found, value);
        } else {
            append(reservation.hash, key, value);
        }
        return value;
    }

    private V remap(Reservation<K, V> reservation, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        V value;
        try {
            value = function.apply(key, reservation.value);
        } catch (Throwable failure) {
            giveUp(reservation);
            throw failure;
        }
        return settle(reservation, key, value);
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Objects.requireNonNull(key);
        Reservation<K, V> reservation = reserve(spread(key), key, Boolean.FALSE);
        return reservation.owner == null ? reservation.value : remap(reservation, key, (k, old) -> mappingFunction.apply(k));
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(key);
        Reservation<K, V> reservation = reserve(spread(key), key, Boolean.TRUE);
        return reservation.owner == null ? null : remap(reservation, key, remappingFunction);
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(key);
        return remap(reserve(spread(key), key, null), key, remappingFunction);
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        Objects.requireNonNull(remappingFunction);
        Reservation<K, V> reservation = reserveOrStore(spread(key), key, value);
        return reservation.owner == null ? value : remap(reservation, key, (k, old) -> remappingFunction.apply(old, value));
    }

    @Atomic
    @CallsOut
    private Reservation<K, V> reserveOrStore(int hash, K key, V value) {
        Node<K, V> found = findToChange(hash, key);
        Reservation<K, V> reservation = new Reservation<>(hash, found);
        if (found == null) {
            append(hash, key, value);
        } else {
            reservation.computing = true;
            reserve(reservation);
        }
        return reservation;
    }

    // ---- single mappings ------------------------------------------------------------------------------------------

    @Override
    @Atomic
    @CallsOut
    public V get(Object key) {
        Node<K, V> node = find(spread(key), key);
        return node == null ? null : node.value;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Override
    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    private V put(K key, V value, boolean onlyIfAbsent) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return store(spread(key), key, value, onlyIfAbsent);
    }

    @Override
    @Atomic
    @CallsOut
    public V put(K key, V value) {
        return put(key, value, false);
    }

    @Override
    @Atomic
    @CallsOut
    public V putIfAbsent(K key, V value) {
        return put(key, value, true);
    }

    @Override
    @Atomic
    @CallsOut
    public V remove(Object key) {
        return change(spread(key), key, null, null);
    }

    @Override
    @Atomic
    @CallsOut
    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(key);
        return value != null && change(spread(key), key, null, value) != null;
    }

    @Override
    @Atomic
    @CallsOut
    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        return change(spread(key), key, newValue, oldValue) != null;
    }

    @Override
    @Atomic
    @CallsOut
    public V replace(K key, V value) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        return change(spread(key), key, value, null);
    }

    // ---- all mappings ---------------------------------------------------------------------------------------------

    @Override
    @Atomic
    public int size() {
        Chance.noteMayLag(this);
        Edges.learn();
        return count;
    }

    @Override
    @Atomic
    public boolean isEmpty() {
        return size() == 0;
    }

    public long mappingCount() {
        return size();
    }

    @Override
    public boolean containsValue(Object value) {
        Objects.requireNonNull(value);
        for (V v : values()) {
            if (v == value || value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        prepare(m.size());
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    @Atomic
    private void prepare(int size) {
        if (table == null && limit == 0) {
            limit = 16;
        }
        makeRoom(size);
    }

    @Override
    public void clear() {
        for (int i = 0; clearBin(i); i++) {
        }
    }

    /** A step of its own; false: there is no such bin. */
    @Atomic
    private boolean clearBin(int index) {
        awaitBin(index);
        if (table == null || index >= table.length) {
            return false;
        }
        for (Node<K, V> node = chain(index); node != null; node = node.next) {
            see(node);
            unlink(node);
        }
        return true;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> entry : entrySet()) {
            K key = entry.getKey();
            V old = entry.getValue();
            while (old != null && !replace(key, old, Objects.requireNonNull(function.apply(key, old)))) {
                old = get(key);
            }
        }
    }

    @Override
    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        return new KeySetView<>(this, Objects.requireNonNull(mappedValue));
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<>(new ConcurrentHashMap<>(initialCapacity), Boolean.TRUE);
    }

    @Override
    public Collection<V> values() {
        return new ValuesView<>(this);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySetView<>(this);
    }

    public Enumeration<K> keys() {
        return new Cursor<>(this, Cursor.KEYS);
    }

    public Enumeration<V> elements() {
        return new Cursor<>(this, Cursor.VALUES);
    }

    // The steps of cursors: others may run before each.

    @Atomic
    private int bins() {
        return table == null ? 0 : table.length;
    }

    @Atomic
    private Node<K, V> first(Cursor<K, V, ?> cursor) {
        Edges.look(this);
        return skipReservations(table[cursor.nextIndex(table.length)]);
    }

    @Atomic
    private Node<K, V> after(Node<K, V> node) {
        Edges.look(this);
        return node.next;
    }

    @Atomic
    private V value(Node<K, V> node) {
        see(node);
        return node.value;
    }

    /**
     * Goes over the table as it is, bin by bin. In a table that has grown since the start, the bins that a bin of the
     * start was split into are visited together: each split once more, so in the order of their reversed numbers.
     */
    private static final class Cursor<K, V, T> implements Iterator<T>, Enumeration<T> {
        static final int KEYS = 0, VALUES = 1, ENTRIES = 2;

        private final ConcurrentHashMap<K, V> map;
        private final int kind, bins;       // bins at the start
        private int bin, part, parts = 1;   // the next one; which part of it; how many parts it has by now
        private Node<K, V> next;
        private K last;

        Cursor(ConcurrentHashMap<K, V> map, int kind) {
            this.map = map;
            this.kind = kind;
            bins = map.bins();
            advance();
        }

        private void advance() {
            Node<K, V> node = next == null ? null : map.after(next);
            while (node == null && bin < bins) {
                node = map.first(this);
            }
            next = node;
        }

        int nextIndex(int length) {
            for (int now = length / bins; parts < now; parts <<= 1) {
                part <<= 1;
            }
            int index = parts == 1 ? bin : bin + bins * (Integer.reverse(part) >>> Integer.numberOfLeadingZeros(parts - 1));
            if (++part == parts) {
                part = 0;
                bin++;
            }
            return index;
        }

        @Override
        public boolean hasNext() {
            if (next == null) {
                return false;
            }
            Edges.take(next);
            return true;
        }

        @Override
        public boolean hasMoreElements() {
            return hasNext();
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            Node<K, V> node = next;
            if (node == null) {
                throw new NoSuchElementException();
            }
            boolean isFirst = last == null;
            last = node.key;
            Edges.take(node);
            V value = kind == KEYS ? null : map.value(node);
            advance();
            if (!isFirst || next != null) {
                Hashes.noteOrder(node.key);
            }
            return (T) (kind == KEYS ? node.key : kind == VALUES ? value : new Entry<>(map, node.key, value));
        }

        @Override
        public T nextElement() {
            return next();
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            map.remove(last);
            last = null;
        }
    }

    /** A mapping as it was found; setting writes through. */
    private static final class Entry<K, V> implements Map.Entry<K, V> {
        private final ConcurrentHashMap<K, V> map;
        private final K key;
        private V value;

        Entry(ConcurrentHashMap<K, V> map, K key, V value) {
            this.map = map;
            this.key = key;
            this.value = value;
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
        public V setValue(V newValue) {
            V old = value;
            value = Objects.requireNonNull(newValue);
            map.put(key, newValue);
            return old;
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) o;
            return key.equals(entry.getKey()) && value.equals(entry.getValue());
        }

        @Override
        public int hashCode() {
            return key.hashCode() ^ value.hashCode();
        }

        @Override
        public String toString() {
            return key + "=" + value;
        }
    }

    /** What the three views share. */
    abstract static class CollectionView<K, V, E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        final ConcurrentHashMap<K, V> map;

        CollectionView(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        @Override
        public final void clear() {
            map.clear();
        }

        @Override
        public final int size() {
            return map.size();
        }

        @Override
        public final boolean isEmpty() {
            return map.isEmpty();
        }

        private ArrayList<E> copy() {
            ArrayList<E> copy = new ArrayList<>();
            for (E element : this) {
                copy.add(element);
            }
            return copy;
        }

        @Override
        public final Object[] toArray() {
            return copy().toArray();
        }

        @Override
        public final <T> T[] toArray(T[] a) {
            return copy().toArray(a);
        }

        @Override
        public final String toString() {
            StringBuilder text = new StringBuilder("[");
            for (E element : this) {
                text.append(text.length() > 1 ? ", " : "").append(element == this ? "(this Collection)" : element);
            }
            return text.append(']').toString();
        }

        @Override
        public final boolean containsAll(Collection<?> c) {
            if (c != this) {
                for (Object element : c) {
                    if (element == null || !contains(element)) {
                        return false;
                    }
                }
            }
            return true;
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            if (!(this instanceof Set)) {
                return removeIf(c::contains);
            }
            boolean removed = false;
            for (Object element : c) {
                removed |= remove(element);
            }
            return removed;
        }

        @Override
        public final boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(element -> !c.contains(element));
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            boolean removed = false;
            for (Iterator<E> iterator = iterator(); iterator.hasNext();) {
                if (filter.test(iterator.next())) {
                    iterator.remove();
                    removed = true;
                }
            }
            return removed;
        }

        final boolean equalsSet(Object o) {
            return o == this || o instanceof Set && containsAll((Set<?>) o) && ((Set<?>) o).containsAll(this);
        }

        final int sumOfHashCodes() {
            int sum = 0;
            for (E element : this) {
                sum += element.hashCode();
            }
            return sum;
        }
    }

    /** The keys; with a value to map new ones to, a set that can grow. */
    public static final class KeySetView<K, V> extends CollectionView<K, V, K> implements Set<K>, Serializable {
        private static final long serialVersionUID = 7249069246763182397L;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            super(map);
            this.value = value;
        }

        @Override
        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        @Override
        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        @Override
        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        @Override
        public Iterator<K> iterator() {
            return new Cursor<>(map, Cursor.KEYS);
        }

        private V checkedValue() {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return value;
        }

        @Override
        public boolean add(K e) {
            return map.putIfAbsent(e, checkedValue()) == null;
        }

        @Override
        public boolean addAll(Collection<? extends K> c) {
            checkedValue();
            boolean added = false;
            for (K key : c) {
                added |= add(key);
            }
            return added;
        }

        @Override
        public int hashCode() {
            return sumOfHashCodes();
        }

        @Override
        public boolean equals(Object o) {
            return equalsSet(o);
        }

        @Override
        public Spliterator<K> spliterator() {
            return Spliterators.spliterator(iterator(), map.size(), Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
        }
    }

    /** The values. */
    private static final class ValuesView<K, V> extends CollectionView<K, V, V> {
        private static final long serialVersionUID = 2249069246763182397L;

        ValuesView(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        @Override
        public boolean remove(Object o) {
            for (Iterator<V> iterator = iterator(); o != null && iterator.hasNext();) {
                if (o.equals(iterator.next())) {
                    iterator.remove();
                    return true;
                }
            }
            return false;
        }

        @Override
        public Iterator<V> iterator() {
            return new Cursor<>(map, Cursor.VALUES);
        }

        @Override
        public boolean add(V e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean addAll(Collection<? extends V> c) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Spliterator<V> spliterator() {
            return Spliterators.spliterator(iterator(), map.size(), Spliterator.CONCURRENT | Spliterator.NONNULL);
        }
    }

    /** The mappings. */
    private static final class EntrySetView<K, V> extends CollectionView<K, V, Map.Entry<K, V>> implements Set<Map.Entry<K, V>> {
        private static final long serialVersionUID = 2249069246763182397L;

        EntrySetView(ConcurrentHashMap<K, V> map) {
            super(map);
        }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry) || ((Map.Entry<?, ?>) o).getKey() == null) {
                return false;
            }
            V value = map.get(((Map.Entry<?, ?>) o).getKey());
            return value != null && value.equals(((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public boolean remove(Object o) {
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() != null
                    && map.remove(((Map.Entry<?, ?>) o).getKey(), ((Map.Entry<?, ?>) o).getValue());
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Cursor<>(map, Cursor.ENTRIES);
        }

        @Override
        public boolean add(Map.Entry<K, V> e) {
            return map.put(e.getKey(), e.getValue()) == null;
        }

        @Override
        public boolean addAll(Collection<? extends Map.Entry<K, V>> c) {
            boolean added = false;
            for (Map.Entry<K, V> entry : c) {
                added |= add(entry);
            }
            return added;
        }

        @Override
        public int hashCode() {
            return sumOfHashCodes();
        }

        @Override
        public boolean equals(Object o) {
            return equalsSet(o);
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return Spliterators.spliterator(iterator(), map.size(), Spliterator.DISTINCT | Spliterator.CONCURRENT | Spliterator.NONNULL);
        }
    }

    // ---- bulk operations ------------------------------------------------------------------------------------------

    public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
        }
    }

    public <U> void forEach(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            U u = transformer.apply(entry.getKey(), entry.getValue());
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U search(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> entry : entrySet()) {
            U u = searchFunction.apply(entry.getKey(), entry.getValue());
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public <U> U reduce(long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> transformer,
                        BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U u = transformer.apply(entry.getKey(), entry.getValue());
            if (u != null) {
                result = result == null ? u : reducer.apply(result, u);
            }
        }
        return result;
    }

    public double reduceToDouble(long parallelismThreshold, ToDoubleBiFunction<? super K, ? super V> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsDouble(result, transformer.applyAsDouble(entry.getKey(), entry.getValue()));
        }
        return result;
    }

    public long reduceToLong(long parallelismThreshold, ToLongBiFunction<? super K, ? super V> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsLong(result, transformer.applyAsLong(entry.getKey(), entry.getValue()));
        }
        return result;
    }

    public int reduceToInt(long parallelismThreshold, ToIntBiFunction<? super K, ? super V> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsInt(result, transformer.applyAsInt(entry.getKey(), entry.getValue()));
        }
        return result;
    }

    public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
        Objects.requireNonNull(action);
        for (K entry : keySet()) {
            action.accept(entry);
        }
    }

    public <U> void forEachKey(long parallelismThreshold, Function<? super K, ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (K entry : keySet()) {
            U u = transformer.apply(entry);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchKeys(long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (K entry : keySet()) {
            U u = searchFunction.apply(entry);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public K reduceKeys(long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        Objects.requireNonNull(reducer);
        K result = null;
        for (K entry : keySet()) {
            result = result == null ? entry : reducer.apply(result, entry);
        }
        return result;
    }

    public <U> U reduceKeys(long parallelismThreshold, Function<? super K, ? extends U> transformer,
                        BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U result = null;
        for (K entry : keySet()) {
            U u = transformer.apply(entry);
            if (u != null) {
                result = result == null ? u : reducer.apply(result, u);
            }
        }
        return result;
    }

    public double reduceKeysToDouble(long parallelismThreshold, ToDoubleFunction<? super K> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (K entry : keySet()) {
            result = reducer.applyAsDouble(result, transformer.applyAsDouble(entry));
        }
        return result;
    }

    public long reduceKeysToLong(long parallelismThreshold, ToLongFunction<? super K> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (K entry : keySet()) {
            result = reducer.applyAsLong(result, transformer.applyAsLong(entry));
        }
        return result;
    }

    public int reduceKeysToInt(long parallelismThreshold, ToIntFunction<? super K> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (K entry : keySet()) {
            result = reducer.applyAsInt(result, transformer.applyAsInt(entry));
        }
        return result;
    }

    public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
        Objects.requireNonNull(action);
        for (V entry : values()) {
            action.accept(entry);
        }
    }

    public <U> void forEachValue(long parallelismThreshold, Function<? super V, ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (V entry : values()) {
            U u = transformer.apply(entry);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchValues(long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (V entry : values()) {
            U u = searchFunction.apply(entry);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public V reduceValues(long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        Objects.requireNonNull(reducer);
        V result = null;
        for (V entry : values()) {
            result = result == null ? entry : reducer.apply(result, entry);
        }
        return result;
    }

    public <U> U reduceValues(long parallelismThreshold, Function<? super V, ? extends U> transformer,
                        BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U result = null;
        for (V entry : values()) {
            U u = transformer.apply(entry);
            if (u != null) {
                result = result == null ? u : reducer.apply(result, u);
            }
        }
        return result;
    }

    public double reduceValuesToDouble(long parallelismThreshold, ToDoubleFunction<? super V> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (V entry : values()) {
            result = reducer.applyAsDouble(result, transformer.applyAsDouble(entry));
        }
        return result;
    }

    public long reduceValuesToLong(long parallelismThreshold, ToLongFunction<? super V> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (V entry : values()) {
            result = reducer.applyAsLong(result, transformer.applyAsLong(entry));
        }
        return result;
    }

    public int reduceValuesToInt(long parallelismThreshold, ToIntFunction<? super V> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (V entry : values()) {
            result = reducer.applyAsInt(result, transformer.applyAsInt(entry));
        }
        return result;
    }

    public void forEachEntry(long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry);
        }
    }

    public <U> void forEachEntry(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer, Consumer<? super U> action) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(action);
        for (Map.Entry<K, V> entry : entrySet()) {
            U u = transformer.apply(entry);
            if (u != null) {
                action.accept(u);
            }
        }
    }

    public <U> U searchEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> searchFunction) {
        Objects.requireNonNull(searchFunction);
        for (Map.Entry<K, V> entry : entrySet()) {
            U u = searchFunction.apply(entry);
            if (u != null) {
                return u;
            }
        }
        return null;
    }

    public Map.Entry<K, V> reduceEntries(long parallelismThreshold, BiFunction<Map.Entry<K, V>, Map.Entry<K, V>, ? extends Map.Entry<K, V>> reducer) {
        Objects.requireNonNull(reducer);
        Map.Entry<K, V> result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = result == null ? entry : reducer.apply(result, entry);
        }
        return result;
    }

    public <U> U reduceEntries(long parallelismThreshold, Function<Map.Entry<K, V>, ? extends U> transformer,
                        BiFunction<? super U, ? super U, ? extends U> reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        U result = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U u = transformer.apply(entry);
            if (u != null) {
                result = result == null ? u : reducer.apply(result, u);
            }
        }
        return result;
    }

    public double reduceEntriesToDouble(long parallelismThreshold, ToDoubleFunction<Map.Entry<K, V>> transformer, double basis, DoubleBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        double result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsDouble(result, transformer.applyAsDouble(entry));
        }
        return result;
    }

    public long reduceEntriesToLong(long parallelismThreshold, ToLongFunction<Map.Entry<K, V>> transformer, long basis, LongBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        long result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsLong(result, transformer.applyAsLong(entry));
        }
        return result;
    }

    public int reduceEntriesToInt(long parallelismThreshold, ToIntFunction<Map.Entry<K, V>> transformer, int basis, IntBinaryOperator reducer) {
        Objects.requireNonNull(transformer);
        Objects.requireNonNull(reducer);
        int result = basis;
        for (Map.Entry<K, V> entry : entrySet()) {
            result = reducer.applyAsInt(result, transformer.applyAsInt(entry));
        }
        return result;
    }

    // --- serialization ---

    /** What the serialized form has of former ages; only read, and forgotten. */
    private static class Segment extends ReentrantLock {
        private static final long serialVersionUID = 2249069246763182397L;
        private float loadFactor;
    }

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("segments", Segment[].class), new ObjectStreamField("segmentMask", int.class),
            new ObjectStreamField("segmentShift", int.class),
        };
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields();
        out.writeFields();
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
        out.writeObject(null);
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.readFields();
        for (;;) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            if (key == null || value == null) return;
            put(key, value);
        }
    }
}
