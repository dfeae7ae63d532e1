package java.util.concurrent;

import clew.internal.Finals;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/** The keys of a sorted map; with a value to map new ones to, a set that can grow. */
class SortedKeys<E, V> extends AbstractSet<E> implements NavigableSet<E> {
    final SortedItems<E, V> map;
    private final V value;

    /** For deserialization; see {@link #use}. */
    SortedKeys() {
        this(null, null);
    }

    SortedKeys(SortedItems<E, V> map, V value) {
        this.map = map;
        this.value = value;
    }

    final void use(SortedItems<E, V> map, V value) {
        Finals.set(this, SortedKeys.class, "map", map);
        Finals.set(this, SortedKeys.class, "value", value);
    }

    private NavigableSet<E> part(ConcurrentNavigableMap<E, V> part) {
        return new SortedKeys<>((SortedItems<E, V>) part, value);
    }

    @Override
    public boolean add(E e) {
        if (value == null) {
            throw new UnsupportedOperationException();
        }
        return map.putIfAbsent(e, value) == null;
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
    public int size() {
        return map.size();
    }

    @Override
    public boolean isEmpty() {
        return map.isEmpty();
    }

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    @Override
    public E first() {
        return map.firstKey();
    }

    @Override
    public E last() {
        return map.lastKey();
    }

    @Override
    public E lower(E e) {
        return map.lowerKey(e);
    }

    @Override
    public E floor(E e) {
        return map.floorKey(e);
    }

    @Override
    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    @Override
    public E higher(E e) {
        return map.higherKey(e);
    }

    @Override
    public E pollFirst() {
        Map.Entry<E, ?> entry = map.pollFirstEntry();
        return entry == null ? null : entry.getKey();
    }

    @Override
    public E pollLast() {
        Map.Entry<E, ?> entry = map.pollLastEntry();
        return entry == null ? null : entry.getKey();
    }

    @Override
    public Iterator<E> iterator() {
        return map.keyIterator();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
        return part(map.descendingMap());
    }

    @Override
    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return part(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    @Override
    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return part(map.headMap(toElement, inclusive));
    }

    @Override
    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return part(map.tailMap(fromElement, inclusive));
    }

    @Override
    public NavigableSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    @Override
    public NavigableSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    @Override
    public NavigableSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        if (value == null) {
            return super.removeAll(c);          // the keys of a map
        }
        boolean removed = false;
        for (Object element : c) {
            removed |= remove(element);
        }
        return removed;
    }

    @Override
    public Spliterator<E> spliterator() {
        return new Spliterators.AbstractSpliterator<E>(Long.MAX_VALUE,
                Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.CONCURRENT | Spliterator.NONNULL) {
            private final Iterator<E> iterator = iterator();

            @Override
            public boolean tryAdvance(Consumer<? super E> action) {
                if (!iterator.hasNext()) {
                    return false;
                }
                action.accept(iterator.next());
                return true;
            }

            @Override
            public Comparator<? super E> getComparator() {
                return map.comparator();
            }
        };
    }
}
