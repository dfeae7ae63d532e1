package java.util;

/** The keys of a tree map or of a range of one, as a navigable set; TreeSet adds elements. */
class OrderedKeys<E> extends AbstractSet<E> implements NavigableSet<E> {
    transient OrderedMap<E, ?> map;

    /** For deserialization of a TreeSet. */
    OrderedKeys() {
    }

    OrderedKeys(OrderedMap<E, ?> map) {
        this.map = map;
    }

    /** A set of the same kind over another map. */
    NavigableSet<E> over(NavigableMap<E, ?> other) {
        return new OrderedKeys<>((OrderedMap<E, ?>) other);
    }

    @Override public E ceiling(E e) { return map.ceilingKey(e); }
    @Override public void clear() { map.clear(); }
    @Override public Comparator<? super E> comparator() { return map.comparator(); }
    @Override public boolean contains(Object o) { return map.containsKey(o); }
    @Override public Iterator<E> descendingIterator() { return ((OrderedMap<E, ?>) map.descendingMap()).keys(); }
    @Override public NavigableSet<E> descendingSet() { return over(map.descendingMap()); }
    @Override public E first() { return map.firstKey(); }
    @Override public E floor(E e) { return map.floorKey(e); }
    @Override public SortedSet<E> headSet(E toElement) { return headSet(toElement, false); }
    @Override public NavigableSet<E> headSet(E toElement, boolean inclusive) { return over(map.headMap(toElement, inclusive)); }
    @Override public E higher(E e) { return map.higherKey(e); }
    @Override public boolean isEmpty() { return map.isEmpty(); }
    @Override public Iterator<E> iterator() { return map.keys(); }
    private static <E> E key(Map.Entry<E, ?> entry) { return entry == null ? null : entry.getKey(); }
    @Override public E last() { return map.lastKey(); }
    @Override public E lower(E e) { return map.lowerKey(e); }
    @Override public E pollFirst() { return key(map.pollFirstEntry()); }
    @Override public E pollLast() { return key(map.pollLastEntry()); }
    @Override public boolean remove(Object o) { return map.drop(o); }
    @Override public int size() { return map.size(); }
    @Override public SortedSet<E> subSet(E fromElement, E toElement) { return subSet(fromElement, true, toElement, false); }
    @Override public SortedSet<E> tailSet(E fromElement) { return tailSet(fromElement, true); }
    @Override public NavigableSet<E> tailSet(E fromElement, boolean inclusive) { return over(map.tailMap(fromElement, inclusive)); }

    @Override
    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return over(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    @Override
    public Spliterator<E> spliterator() {
        int kind = Spliterator.ORDERED | Spliterator.DISTINCT;
        if (map.isDown()) return new CollectionSpliterator<>(this, kind);
        if (map == map.tree()) kind |= Spliterator.SIZED;
        return new CollectionSpliterator<>(this, kind | Spliterator.SORTED, comparator());
    }
}
