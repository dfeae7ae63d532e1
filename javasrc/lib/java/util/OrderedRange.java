package java.util;

import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A part of a tree map between two bounds, either of which may be missing, in the tree's order or the opposite. */
final class OrderedRange<K, V> extends OrderedMap<K, V> implements Serializable {
    private static final long serialVersionUID = 1;

    private final TreeMap<K, V> tree;
    private final int bounds;
    private final K low;
    private final K high;

    OrderedRange(TreeMap<K, V> tree, int bounds, K low, K high) {
        this.tree = tree;
        this.bounds = bounds;
        this.low = low;
        this.high = high;
        switch (bounds & (LOW | HIGH)) {
        case LOW:
            tree.order(low, low);           // a key that cannot be compared is refused here
            break;
        case HIGH:
            tree.order(high, high);
            break;
        case LOW | HIGH:
            if (tree.order(low, high) > 0) throw new IllegalArgumentException("fromKey > toKey");
            break;
        default:
        }
    }

    @Override TreeMap<K, V> tree() { return tree; }
    @Override boolean isDown() { return (bounds & DOWN) != 0; }

    private boolean has(int bound) { return (bounds & bound) != 0; }

    private boolean isBelow(Object key) {
        return has(LOW) && tree.order(key, low) < (has(LOW_INCLUDED) ? 0 : 1);
    }

    private boolean isAbove(Object key) {
        return has(HIGH) && tree.order(key, high) > (has(HIGH_INCLUDED) ? 0 : -1);
    }

    @Override boolean holds(Object key) { return !isBelow(key) && !isAbove(key); }

    @Override
    int edge(boolean top) {
        int at = top ? has(HIGH) ? tree.near(high, false, has(HIGH_INCLUDED)) : tree.edge(true)
                     : has(LOW) ? tree.near(low, true, has(LOW_INCLUDED)) : tree.edge(false);
        return at == ABSENT || (top ? isBelow(tree.keyAt(at)) : isAbove(tree.keyAt(at))) ? ABSENT : at;
    }

    @Override
    int near(Object key, boolean up, boolean same) {
        if (up ? isBelow(key) : isAbove(key)) return edge(!up);
        int at = tree.near(key, up, same);
        return at == ABSENT || (up ? isAbove(tree.keyAt(at)) : isBelow(tree.keyAt(at))) ? ABSENT : at;
    }

    /** Bounds that are not given are those of this range; one that is must not lie outside, but may be an excluded one again. */
    @Override
    OrderedMap<K, V> range(int wanted, K newLow, K newHigh) {
        boolean lowGiven = (wanted & LOW) != 0;
        boolean highGiven = (wanted & HIGH) != 0;
        String lowName = isDown() ? "toKey" : "fromKey";
        String highName = isDown() ? "fromKey" : "toKey";
        if (isDown() && highGiven) admit(newHigh, (wanted & HIGH_INCLUDED) != 0, highName);
        if (lowGiven) admit(newLow, (wanted & LOW_INCLUDED) != 0, lowName);
        if (!isDown() && highGiven) admit(newHigh, (wanted & HIGH_INCLUDED) != 0, highName);
        if (!lowGiven) wanted |= bounds & (LOW | LOW_INCLUDED);
        if (!highGiven) wanted |= bounds & (HIGH | HIGH_INCLUDED);
        return new OrderedRange<>(tree, wanted, lowGiven ? newLow : low, highGiven ? newHigh : high);
    }

    private void admit(K bound, boolean included, String name) {
        boolean inside = included ? holds(bound)
            : !(has(LOW) && tree.order(bound, low) < 0) && !(has(HIGH) && tree.order(bound, high) > 0);
        if (!inside) throw new IllegalArgumentException(name + " out of range");
    }

    @Override
    V store(K key, V value, boolean always) {
        demand(key);
        return tree.store(key, value, always);
    }

    private void demand(Object key) {
        if (!holds(key)) throw new IllegalArgumentException("key out of range");
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        demand(key);
        return tree.merge(key, value, remappingFunction);
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (holds(key)) return tree.computeIfAbsent(key, mappingFunction);
        if (mappingFunction.apply(key) != null) demand(key);
        return null;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (holds(key)) return tree.compute(key, remappingFunction);
        if (remappingFunction.apply(key, null) != null) demand(key);
        return null;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        return holds(key) ? tree.computeIfPresent(key, remappingFunction) : null;
    }

    @Override
    public Comparator<? super K> comparator() {
        return isDown() ? Collections.reverseOrder(tree.comparator()) : tree.comparator();
    }

    @Override
    public int size() {
        int from = edge(false);
        return from == ABSENT ? 0 : tree.distance(from, edge(true));
    }

    @Override
    public void clear() {
        for (Iterator<K> keys = keys(); keys.hasNext(); keys.remove()) keys.next();
    }

    @Override
    public boolean isEmpty() {
        return edge(false) == ABSENT;
    }
}
