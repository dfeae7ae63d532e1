package java.util;

import clew.internal.Hashes;
import java.lang.ref.Collector;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A hash map whose links are weak references to their keys; System.gc() clears those to keys that nothing else holds. No queue
 * tells the map: who comes by a dead link passes it over and lets go of its value, and only a removal from its chain, or a map that
 * has to grow, takes it out, so that what a fail-fast iterator compares stays the same when keys die. Iteration goes from the last
 * chain to the first, forEach the other way, each chain from the link that was added last.
 */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private static final int MOST_CHAINS = 1 << 30;
    private static final int UPWARDS = 1, DOWNWARDS = -1;

    /** Stands for the key null: a link without a key is dead. */
    private static final Object NULL = new Object();

    private Link<K, V>[] heads;
    private int links;                      // dead ones, too
    private final float loadFactor;

    private static final class Link<K, V> extends WeakReference<Object> implements Map.Entry<K, V> {
        final int hash;
        V value;
        Link<K, V> behind;

        Link(Object key, int hash, V value) {
            super(key);
            this.hash = hash;
            this.value = value;
        }

        boolean isDead() { return refersTo(null); }

        boolean isFor(Object key) {
            Object own = get();
            return own != null && (own == key || key.equals(own));
        }

        @Override @SuppressWarnings("unchecked") public K getKey() { return (K) unmasked(get()); }
        @Override public V getValue() { return value; }

        @Override
        public V setValue(V newValue) {
            V old = value;
            value = newValue;
            return old;
        }

        @Override public boolean equals(Object o) { return MapEntry.areEqual(this, o); }
        @Override public int hashCode() { return Objects.hashCode(value) ^ Objects.hashCode(getKey()); }
        @Override public String toString() { return getKey() + "=" + value; }
    }

    public WeakHashMap() { this(16); }
    public WeakHashMap(int initialCapacity) { this(initialCapacity, HashMap.DEFAULT_LOAD_FACTOR); }

    public WeakHashMap(int initialCapacity, float loadFactor) {
        boolean hasFactor = loadFactor > 0;
        if (initialCapacity < 0 || !hasFactor) {
            throw new IllegalArgumentException(hasFactor || initialCapacity < 0 ? "Illegal Initial Capacity: " + initialCapacity
                : "Illegal Load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        heads = chains(HashMap.tableSizeFor(initialCapacity));
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max(16, 1 + (int) (m.size() / HashMap.DEFAULT_LOAD_FACTOR)));
        putAll(m);
    }

    public static <K, V> WeakHashMap<K, V> newWeakHashMap(int numMappings) {
        return new WeakHashMap<>(HashMap.capacityFor(numMappings));
    }

    @SuppressWarnings("unchecked")
    private static <K, V> Link<K, V>[] chains(int count) {
        return (Link<K, V>[]) new Link<?, ?>[count];
    }

    private static Object masked(Object key) { return key == null ? NULL : key; }
    private static Object unmasked(Object key) { return key == NULL ? null : key; }

    /** So many links need more chains. */
    private int limit() {
        int chains = heads.length;
        return chains < MOST_CHAINS ? (int) (chains * loadFactor) : Integer.MAX_VALUE;
    }

    /** The order of iteration shows how bits are mixed: as in the JDK. */
    private static int hash(Object key) {
        int bits = key == null ? 0 : Hashes.of(key);
        bits ^= bits >>> 20 ^ bits >>> 12;
        return bits ^ bits >>> 7 ^ bits >>> 4;
    }

    private int chainOf(Link<K, V> link) { return link.hash & heads.length - 1; }

    private Link<K, V> find(Object key) {
        int hash = hash(key);
        Object wanted = masked(key);
        Link<K, V>[] chains = heads;
        Link<K, V> link = chains[hash & chains.length - 1];
        while (link != null && (link.hash != hash || !link.isFor(wanted))) link = link.behind;
        return link;
    }

    /** The living link that follows a link in a direction, or the first one; null: there is none. */
    private Link<K, V> following(Link<K, V> link, int direction) {
        Link<K, V>[] chains = heads;
        int chain = link != null ? link.hash & chains.length - 1 : direction == UPWARDS ? -1 : chains.length;
        Link<K, V> next = link != null ? link.behind : null;
        while (next == null || next.isDead()) {
            if (next != null) {
                next.value = null;
                next = next.behind;
                continue;
            }
            chain += direction;
            if (chain < 0 || chain >= chains.length) return null;
            next = chains[chain];
        }
        return next;
    }

    /** Takes a link (null: none) and all dead ones out of a chain. */
    private void purge(int chain, Link<K, V> removed) {
        Link<K, V>[] chains = heads;
        Link<K, V> kept = null;
        for (Link<K, V> link = chains[chain]; link != null; link = link.behind) {
            if (link != removed && !link.isDead()) {
                kept = link;
                continue;
            }
            links--;
            if (kept == null) chains[chain] = link.behind;
            else kept.behind = link.behind;
        }
    }

    /** Gives up dead links, and if that does not help, doubles the chains until they are enough for `wanted`. */
    private void makeRoom(int wanted) {
        for (int i = 0; i < heads.length; i++) purge(i, null);
        int count = heads.length;
        if (links >= limit()) count *= 2;
        while (count < wanted) count *= 2;
        if (count == heads.length) return;
        Link<K, V>[] old = heads;
        heads = chains(count);
        for (Link<K, V> link : old) {
            while (link != null) {
                Link<K, V> rest = link.behind;
                push(link);
                link = rest;
            }
        }
    }

    private void push(Link<K, V> link) {
        Link<K, V>[] chains = heads;
        int chain = link.hash & chains.length - 1;
        link.behind = chains[chain];
        chains[chain] = link;
    }

    private void demandUnchanged(Link<K, V>[] seen, int count) {
        if (heads != seen || links != count) throw new ConcurrentModificationException();
    }

    @Override public boolean isEmpty() { return links == 0 || Collector.hasCollected() && following(null, UPWARDS) == null; }

    @Override
    public int size() {
        if (!Collector.hasCollected()) return links;
        int count = 0;
        for (Link<K, V> link = following(null, UPWARDS); link != null; link = following(link, UPWARDS)) count++;
        return count;
    }

    @Override public boolean containsKey(Object key) { return find(key) != null; }
    @Override public boolean containsValue(Object value) { return super.containsValue(value); }

    @Override
    public V get(Object key) {
        Link<K, V> link = find(key);
        return link == null ? null : link.value;
    }

    @Override
    public V put(K key, V value) {
        Link<K, V> present = find(key);
        if (present != null) return present.setValue(value);
        push(new Link<>(masked(key), hash(key), value));
        if (++links >= limit()) makeRoom(0);
        return null;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        int count = m.size();
        if (count > limit()) makeRoom(Math.min(MOST_CHAINS, (int) (1 + count / loadFactor)));
        for (Map.Entry<? extends K, ? extends V> entry : m.entrySet()) put(entry.getKey(), entry.getValue());
    }

    @Override
    public V remove(Object key) {
        Link<K, V> link = find(key);
        if (link == null) return null;
        purge(chainOf(link), link);
        return link.value;
    }

    @Override
    public void clear() {
        links = 0;
        Arrays.fill(heads, null);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Link<K, V>[] seen = heads;
        int count = links;
        for (Link<K, V> link = following(null, UPWARDS); link != null; link = following(link, UPWARDS)) {
            Object key = link.get();
            if (key == null) continue;
            link.value = function.apply(link.getKey(), link.value);
            demandUnchanged(seen, count);
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        Link<K, V>[] seen = heads;
        int count = links;
        for (Link<K, V> link = following(null, UPWARDS); link != null; link = following(link, UPWARDS)) {
            Object key = link.get();
            if (key == null) continue;
            if (count > 1) Hashes.noteOrder(unmasked(key));
            action.accept(link.getKey(), link.value);
            demandUnchanged(seen, count);
        }
    }

    @Override public Set<K> keySet() { return super.keySet(); }
    @Override public Collection<V> values() { return super.values(); }
    @Override public Set<Map.Entry<K, V>> entrySet() { return new Entries(); }

    private final class Entries extends AbstractSet<Map.Entry<K, V>> {
        @Override public int size() { return WeakHashMap.this.size(); }
        @Override public Iterator<Map.Entry<K, V>> iterator() { return new Walk(); }
        @Override public void clear() { WeakHashMap.this.clear(); }
        @Override public boolean contains(Object o) { return linkOf(o) != null; }

        @Override
        public boolean remove(Object o) {
            Link<K, V> link = linkOf(o);
            if (link != null) purge(chainOf(link), link);
            return link != null;
        }

        private Link<K, V> linkOf(Object o) {
            Link<K, V> link = o instanceof Map.Entry<?, ?> entry ? find(entry.getKey()) : null;
            return link != null && link.equals(o) ? link : null;
        }
    }

    /** Holds the keys of the link that it has promised and of the one that it has handed out. */
    private final class Walk implements Iterator<Map.Entry<K, V>> {
        private Link<K, V> at, given;       // null: not begun; none to remove
        private Object promisedKey, givenKey;
        private boolean isAtEnd;
        private final Link<K, V>[] seen = heads;
        private int count = links;

        @Override
        public boolean hasNext() {
            while (promisedKey == null && !isAtEnd) {
                at = following(at, DOWNWARDS);
                isAtEnd = at == null;
                if (!isAtEnd) promisedKey = at.get();
            }
            return promisedKey != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            demandUnchanged(seen, count);
            if (!hasNext()) throw new NoSuchElementException();
            givenKey = promisedKey;
            promisedKey = null;
            given = at;
            if (count > 1) Hashes.noteOrder(unmasked(givenKey));
            return given;
        }

        @Override
        public void remove() {
            if (given == null) throw new IllegalStateException();
            demandUnchanged(seen, count);
            purge(chainOf(given), given);
            given = null;
            givenKey = null;
            count = links;
        }
    }
}
