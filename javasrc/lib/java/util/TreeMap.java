package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A sorted map in blocks of sorted pairs.
 *
 *   blocks[0]: k0 v0 k1 v1 k2 v2 - -      blocks[1]: k3 v3 k4 v4 ...
 *
 * A map of up to 64 entries is one block, so that its state follows from its entries alone; a full block is cut in two, an empty one
 * goes.  Blocks are small, since a state has a copy of each that a step changes, but for maps so large that the array of blocks
 * would be long.  A position is the index of a block times 2048 and the index of a pair in it; ABSENT (-1) is none.  Navigation and views are
 * OrderedMap's.
 */
public class TreeMap<K, V> extends OrderedMap<K, V> implements NavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = 919286545866124006L;
    private static final int PER_BLOCK = 64;
    private static final int PER_LARGE_BLOCK = 1024;
    private static final int LARGE = 4096;      // entries of a map with large blocks
    private static final int SHIFT = 11;
    private static final int INDEX = (1 << SHIFT) - 1;
    private static final Block[] NO_BLOCKS = {};

    private final Comparator<? super K> comparator;
    private transient Block[] blocks = NO_BLOCKS;
    private transient int size;

    private static final class Block {
        Object[] pairs;
        int count;

        Block(int room) {
            pairs = new Object[2 * room];
        }

        void open(int index) {
            if (2 * count == pairs.length) pairs = Arrays.copyOf(pairs, 4 * count);
            System.arraycopy(pairs, 2 * index, pairs, 2 * index + 2, 2 * (count++ - index));
        }

        void close(int index) {
            System.arraycopy(pairs, 2 * index + 2, pairs, 2 * index, 2 * (--count - index));
            pairs[2 * count] = null;
            pairs[2 * count + 1] = null;
        }

        Block cut() {
            Block upper = new Block(count);
            upper.count = count / 2;
            count -= upper.count;
            System.arraycopy(pairs, 2 * count, upper.pairs, 0, 2 * upper.count);
            Arrays.fill(pairs, 2 * count, pairs.length, null);
            return upper;
        }
    }

    public TreeMap() {
        this((Comparator<? super K>) null);
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        this(m.comparator());
        append(m.entrySet());
    }

    // --- positions ---

    @Override TreeMap<K, V> tree() { return this; }
    @Override boolean isDown() { return false; }

    @SuppressWarnings("unchecked")
    final int order(Object k1, Object k2) {
        if (comparator != null) return comparator.compare((K) k1, (K) k2);
        return ((Comparable<Object>) k1).compareTo(k2);
    }

    @SuppressWarnings("unchecked")
    final K keyAt(int position) {
        return (K) blocks[position >> SHIFT].pairs[2 * (position & INDEX)];
    }

    @SuppressWarnings("unchecked")
    final V valueAt(int position) {
        return (V) blocks[position >> SHIFT].pairs[2 * (position & INDEX) + 1];
    }

    final V setValueAt(int position, Object value) {
        V before = valueAt(position);
        blocks[position >> SHIFT].pairs[2 * (position & INDEX) + 1] = value;
        return before;
    }

    /** Whether a key is still where it was. */
    final boolean isAt(int position, Object key) {
        int block = position >> SHIFT;
        return block < blocks.length && (position & INDEX) < blocks[block].count && keyAt(position) == key;
    }

    /** The position of a key, or ~ of where it belongs. */
    @SuppressWarnings("unchecked")
    final int find(Object key) {
        if (comparator != null) return find((K) key, comparator);
        if (key instanceof Integer) return find(((Integer) key).intValue());
        Comparable<Object> wanted = (Comparable<Object>) Objects.requireNonNull(key);
        if (size == 0) return ~0;
        Block[] all = blocks;
        int block = 0;
        for (int above = all.length; above - block > 1;) {
            int middle = block + above >>> 1;
            if (wanted.compareTo(all[middle].pairs[0]) < 0) above = middle; else block = middle;
        }
        Object[] pairs = all[block].pairs;
        int from = 0;
        int to = all[block].count;
        while (from < to) {
            int middle = from + to >>> 1;
            int sign = wanted.compareTo(pairs[2 * middle]);
            if (sign < 0) to = middle;
            else if (sign > 0) from = middle + 1;
            else return block << SHIFT | middle;
        }
        return ~(block << SHIFT | from);
    }

    /** The same for an Integer among others, whose values are compared without a call of compareTo. */
    private int find(int wanted) {
        if (size == 0) return ~0;
        Block[] all = blocks;
        int block = 0;
        for (int above = all.length; above - block > 1;) {
            int middle = block + above >>> 1;
            if (wanted < (Integer) all[middle].pairs[0]) above = middle; else block = middle;
        }
        Object[] pairs = all[block].pairs;
        int from = 0;
        int to = all[block].count;
        while (from < to) {
            int middle = from + to >>> 1;
            int found = (Integer) pairs[2 * middle];
            if (wanted < found) to = middle;
            else if (wanted > found) from = middle + 1;
            else return block << SHIFT | middle;
        }
        return ~(block << SHIFT | from);
    }

    /** The same by a comparator; three times, since most of the time of a map goes here. */
    @SuppressWarnings("unchecked")
    private int find(K wanted, Comparator<? super K> comparator) {
        if (size == 0) return ~0;
        Block[] all = blocks;
        int block = 0;
        for (int above = all.length; above - block > 1;) {
            int middle = block + above >>> 1;
            if (comparator.compare(wanted, (K) all[middle].pairs[0]) < 0) above = middle; else block = middle;
        }
        Object[] pairs = all[block].pairs;
        int from = 0;
        int to = all[block].count;
        while (from < to) {
            int middle = from + to >>> 1;
            int sign = comparator.compare(wanted, (K) pairs[2 * middle]);
            if (sign < 0) to = middle;
            else if (sign > 0) from = middle + 1;
            else return block << SHIFT | middle;
        }
        return ~(block << SHIFT | from);
    }

    /** As find, without a look at the key where there is nothing to compare it with. */
    private int seek(Object key) {
        return size == 0 ? ~0 : find(key);
    }

    final int after(int position) {
        int block = position >> SHIFT;
        if ((position & INDEX) + 1 < blocks[block].count) return position + 1;
        return block + 1 < blocks.length ? block + 1 << SHIFT : ABSENT;
    }

    final int before(int position) {
        if ((position & INDEX) > 0) return position - 1;
        int block = (position >> SHIFT) - 1;
        return block < 0 ? ABSENT : block << SHIFT | blocks[block].count - 1;
    }

    @Override
    int edge(boolean top) {
        if (size == 0) return ABSENT;
        return top ? blocks.length - 1 << SHIFT | blocks[blocks.length - 1].count - 1 : 0;
    }

    @Override
    int near(Object key, boolean up, boolean same) {
        if (size == 0) return ABSENT;
        if (key == null) order(key, keyAt(0));
        int found = find(key);
        if (found >= 0) return same ? found : up ? after(found) : before(found);
        int place = ~found;
        if (!up) return before(place);
        return (place & INDEX) < blocks[place >> SHIFT].count ? place : after(place - 1);
    }

    /** How many entries there are from one position to another, both included. */
    final int distance(int from, int to) {
        int distance = (to & INDEX) - (from & INDEX) + 1;
        for (int block = from >> SHIFT; block < to >> SHIFT; block++) distance += blocks[block].count;
        return distance;
    }

    @Override boolean holds(Object key) { return true; }

    @Override
    OrderedMap<K, V> range(int bounds, K low, K high) {
        return new OrderedRange<>(this, bounds, low, high);
    }

    // --- changes ---

    private void cut(int block) {
        Block[] more = Arrays.copyOf(blocks, blocks.length + 1);
        System.arraycopy(blocks, block + 1, more, block + 2, blocks.length - block - 1);
        more[block + 1] = more[block].cut();
        blocks = more;
    }

    private boolean isFull(Block block) {
        return block.count >= PER_BLOCK && (size < LARGE || block.count >= PER_LARGE_BLOCK);
    }

    private void insert(int place, Object key, Object value) {
        if (size == 0) blocks = new Block[] {new Block(4)};
        int block = place >> SHIFT;
        int index = place & INDEX;
        if (isFull(blocks[block])) {
            cut(block);
            if (index > blocks[block].count) index -= blocks[block++].count;
        }
        Block target = blocks[block];
        target.open(index);
        target.pairs[2 * index] = key;
        target.pairs[2 * index + 1] = value;
        size++;
    }

    final void removeAt(int position) {
        Block block = blocks[position >> SHIFT];
        block.close(position & INDEX);
        if (--size == 0) {
            blocks = NO_BLOCKS;
        } else if (block.count == 0) {
            Block[] fewer = Arrays.copyOf(blocks, blocks.length - 1);
            System.arraycopy(blocks, (position >> SHIFT) + 1, fewer, position >> SHIFT, fewer.length - (position >> SHIFT));
            blocks = fewer;
        }
    }

    /** Adds what comes in the right order, in the end. */
    private void append(Object key, Object value) {
        int last = blocks.length - 1;
        if (size > 0 && isFull(blocks[last])) {
            blocks = Arrays.copyOf(blocks, last + 2);
            blocks[++last] = new Block(PER_BLOCK);
        }
        insert(size == 0 ? 0 : last << SHIFT | blocks[last].count, key, value);
    }

    private void append(Iterable<? extends Map.Entry<?, ?>> entries) {
        for (Map.Entry<?, ?> entry : entries) append(entry.getKey(), entry.getValue());
    }

    /** Makes the keys of a sorted set, in the same order as this map's, those of this empty map. */
    final void appendKeys(Iterable<? extends K> keys, V value) {
        for (K key : keys) append(key, value);
    }

    private int checked(int sizeBefore, int position, Object key) {
        if (size != sizeBefore || position >= 0 && !isAt(position, key)) throw new ConcurrentModificationException();
        return position;
    }

    @Override
    V store(K key, V value, boolean always) {
        if (size == 0) order(key, key);
        int found = find(key);
        if (found < 0) {
            insert(~found, key, value);
            return null;
        }
        return always || valueAt(found) == null ? setValueAt(found, value) : valueAt(found);
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        int found = seek(key);
        if (found >= 0 && valueAt(found) != null) return valueAt(found);
        K stored = found < 0 ? null : keyAt(found);
        int sizeBefore = size;
        V made = mappingFunction.apply(key);
        if (checked(sizeBefore, found, stored) >= 0) {
            setValueAt(found, made);
        } else if (made != null) {
            store(key, made, true);
        }
        return made;
    }

    /** Gives an entry the value that a function makes of it, or removes it for null. */
    private V remake(int position, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        K stored = keyAt(position);
        int sizeBefore = size;
        V made = function.apply(key, valueAt(position));
        checked(sizeBefore, position, stored);
        if (made == null) removeAt(position); else setValueAt(position, made);
        return made;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        int found = find(key);
        return found < 0 || valueAt(found) == null ? null : remake(found, key, remappingFunction);
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        int found = seek(key);
        if (found >= 0) return remake(found, key, remappingFunction);
        int sizeBefore = size;
        V made = remappingFunction.apply(key, null);
        checked(sizeBefore, found, null);
        if (made != null) store(key, made, true);
        return made;
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        int found = seek(key);
        if (found >= 0 && valueAt(found) != null) {
            return remake(found, key, (same, present) -> remappingFunction.apply(present, value));
        }
        if (found >= 0) setValueAt(found, value); else store(key, value, true);
        return value;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> map) {
        if (map.size() == 0) return;
        boolean inOrder = size == 0 && map instanceof SortedMap && Objects.equals(((SortedMap<?, ?>) map).comparator(), comparator);
        if (inOrder) append(map.entrySet()); else super.putAll(map);
    }

    @Override
    public void clear() {
        blocks = NO_BLOCKS;
        size = 0;
    }

    // --- what is asked of the whole map ---

    @Override public Comparator<? super K> comparator() { return comparator; }
    @Override public int size() { return size; }

    @Override
    public boolean containsValue(Object value) {
        for (Block block : blocks) {
            for (int i = 0; i < block.count; i++) {
                if (Objects.equals(value, block.pairs[2 * i + 1])) return true;
            }
        }
        return false;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        visit((key, value) -> {
            action.accept(key, value);
            return value;
        }, false);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        visit(Objects.requireNonNull(function), true);
    }

    private void visit(BiFunction<? super K, ? super V, ? extends V> function, boolean replace) {
        int sizeBefore = size;
        for (int at = edge(false); at != ABSENT; at = after(at)) {
            K key = keyAt(at);
            V made = function.apply(key, valueAt(at));
            checked(sizeBefore, at, key);
            if (replace) setValueAt(at, made);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeMap<K, V> twin = (TreeMap<K, V>) super.clone();
            twin.clear();
            twin.append(entrySet());
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int at = edge(false); at != ABSENT; at = after(at)) {
            out.writeObject(keyAt(at));
            out.writeObject(valueAt(at));
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        blocks = NO_BLOCKS;
        for (int left = in.readInt(); left > 0; left--) append(in.readObject(), in.readObject());
    }
}
