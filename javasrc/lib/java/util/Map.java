package java.util;

import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keys with a value each. */
public interface Map<K, V> {
    int size();

    boolean isEmpty();

    boolean containsKey(Object key);

    boolean containsValue(Object value);

    V get(Object key);

    V put(K key, V value);

    V remove(Object key);

    void putAll(Map<? extends K, ? extends V> m);

    void clear();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    boolean equals(Object o);

    int hashCode();

    /** A key and its value. */
    interface Entry<K, V> {
        K getKey();

        V getValue();

        V setValue(V value);

        boolean equals(Object o);

        int hashCode();

        static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> cmp) {
            Comparator<? super K> order = Objects.requireNonNull(cmp);
            return (Comparator<Map.Entry<K, V>> & Serializable) (one, two) -> order.compare(one.getKey(), two.getKey());
        }

        static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> cmp) {
            Comparator<? super V> order = Objects.requireNonNull(cmp);
            return (Comparator<Map.Entry<K, V>> & Serializable) (one, two) -> order.compare(one.getValue(), two.getValue());
        }

        static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
            return comparingByKey(Comparators.<K>natural());
        }

        static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
            return comparingByValue(Comparators.<V>natural());
        }

        @SuppressWarnings("unchecked")
        static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> e) {
            boolean isFixed = Objects.requireNonNull(e) instanceof KeyValueHolder;
            return isFixed ? (Map.Entry<K, V>) e : new KeyValueHolder<>(e.getKey(), e.getValue());
        }
    }

    // --- one key ---

    default V getOrDefault(Object key, V defaultValue) {
        V present = get(key);
        if (present == null && !containsKey(key)) present = defaultValue;
        return present;
    }

    default V putIfAbsent(K key, V value) {
        V present = get(key);
        if (present == null) present = put(key, value);
        return present;
    }

    default boolean remove(Object key, Object value) {
        V present = get(key);
        boolean matches = Objects.equals(value, present) && (present != null || containsKey(key));
        if (matches) remove(key);
        return matches;
    }

    default boolean replace(K key, V oldValue, V newValue) {
        V present = get(key);
        boolean matches = Objects.equals(oldValue, present) && (present != null || containsKey(key));
        if (matches) put(key, newValue);
        return matches;
    }

    default V replace(K key, V value) {
        boolean isThere = get(key) != null || containsKey(key);
        return isThere ? put(key, value) : null;
    }

    default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        V value = get(key);
        if (value == null) {
            value = mappingFunction.apply(key);
            if (value != null) put(key, value);
        }
        return value;
    }

    default V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V before = get(key);
        V after = before == null ? null : remappingFunction.apply(key, before);
        if (after != null) put(key, after); else if (before != null) remove(key);
        return after;
    }

    default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V before = get(key);
        V after = remappingFunction.apply(key, before);
        if (after != null) put(key, after); else if (before != null || containsKey(key)) remove(key);
        return after;
    }

    default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        V after = Objects.requireNonNull(value);
        V before = get(key);
        if (before != null) after = remappingFunction.apply(before, value);
        if (after != null) put(key, after); else remove(key);
        return after;
    }

    // --- all entries; one that was removed meanwhile says so by an IllegalStateException ---

    default void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        for (Entry<K, V> each : entrySet()) {
            Entry<K, V> seen;
            try {
                seen = new AbstractMap.SimpleImmutableEntry<>(each);
            } catch (IllegalStateException removed) {
                throw new ConcurrentModificationException(removed);
            }
            action.accept(seen.getKey(), seen.getValue());
        }
    }

    default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Entry<K, V> each : entrySet()) {
            Entry<K, V> seen;
            try {
                seen = new AbstractMap.SimpleImmutableEntry<>(each);
            } catch (IllegalStateException removed) {
                throw new ConcurrentModificationException(removed);
            }
            V after = function.apply(seen.getKey(), seen.getValue());
            try {
                each.setValue(after);
            } catch (IllegalStateException removed) {
                throw new ConcurrentModificationException(removed);
            }
        }
    }

    // --- immutable maps ---

    static <K, V> Entry<K, V> entry(K k, V v) { return new KeyValueHolder<>(k, v); }
    static <K, V> Map<K, V> of() { return ImmutableCollections.map(); }
    static <K, V> Map<K, V> of(K a, V p) { return ImmutableCollections.map(a, p); }
    static <K, V> Map<K, V> of(K a, V p, K b, V q) { return ImmutableCollections.map(a, p, b, q); }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r) {
        return ImmutableCollections.map(a, p, b, q, c, r);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s, K e, V t) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s, e, t);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s, K e, V t, K f, V u) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s, e, t, f, u);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s, K e, V t, K f, V u,
                               K g, V v) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s, e, t, f, u, g, v);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s, K e, V t, K f, V u, K g, V v,
                               K h, V w) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s, e, t, f, u, g, v, h, w);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s, K e, V t, K f, V u, K g, V v,
                               K h, V w, K i, V x) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s, e, t, f, u, g, v, h, w, i, x);
    }

    static <K, V> Map<K, V> of(K a, V p, K b, V q, K c, V r, K d, V s, K e, V t, K f, V u, K g, V v,
                               K h, V w, K i, V x, K j, V y) {
        return ImmutableCollections.map(a, p, b, q, c, r, d, s, e, t, f, u, g, v, h, w, i, x, j, y);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <K, V> Map<K, V> ofEntries(Entry<? extends K, ? extends V>... entries) {
        Object[] pairs = new Object[2 * entries.length];
        int count = 0;
        for (Entry<? extends K, ? extends V> entry : entries) {
            pairs[count++] = entry.getKey();
            pairs[count++] = entry.getValue();
        }
        return ImmutableCollections.map(pairs);
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        if (map instanceof ImmutableCollections.FixedMap) return (Map<K, V>) map;
        Entry<K, V>[] entries = map.entrySet().toArray(new Entry[0]);
        return ofEntries(entries);
    }
}
