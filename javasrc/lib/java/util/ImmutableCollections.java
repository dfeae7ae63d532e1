package java.util;

import clew.internal.Chance;
import clew.internal.Hashes;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jdk.internal.access.JavaUtilCollectionAccess;
import jdk.internal.access.SharedSecrets;

/**
 * What List.of, Set.of and Map.of give: immutable and null-hostile.  A list is its array; sets and maps are tables twice as long as
 * they have elements, where an element is at its hash modulo the length or, if that place is taken, at the next free one.
 */
final class ImmutableCollections {
    private static final FixedList<?> NO_LIST = new FixedList<>(new Object[0], false);
    private static final FixedList<?> NO_LIST_WITH_NULLS = new FixedList<>(new Object[0], true);
    private static final FixedSet<?> NO_SET = new FixedSet<>(new Object[0]);
    private static final FixedMap<?, ?> NO_MAP = new FixedMap<>(new Object[0]);

    private ImmutableCollections() {
    }

    /** How the JDK's stream classes make lists of arrays of their own; they load this class by name. */
    static class Access {
        static {
            SharedSecrets.setJavaUtilCollectionAccess(new JavaUtilCollectionAccess() {
                @Override public <E> List<E> listFromTrustedArray(Object[] array) { return list(array); }
                @Override public <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array) { return listWithNulls(array); }
            });
        }
    }

    /** A list of the array itself, which nobody may change from now on. */
    @SuppressWarnings("unchecked")
    static <E> List<E> list(Object... elements) {
        for (Object element : elements) Objects.requireNonNull(element);
        return (List<E>) (elements.length == 0 ? NO_LIST : new FixedList<>(elements, false));
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listWithNulls(Object[] elements) {
        return (List<E>) (elements.length == 0 ? NO_LIST_WITH_NULLS : new FixedList<>(elements, true));
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listCopy(Collection<? extends E> coll) {
        if (coll == null) {
            throw new NullPointerException("Cannot invoke \"java.util.Collection.toArray()\" because \"coll\" is null");
        }
        boolean isFixed = coll instanceof FixedList && !((FixedList<?>) coll).nulls;
        return isFixed ? (List<E>) coll : list(ArrayList.ownArray(coll));
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> set(Object... elements) {
        return (Set<E>) (elements.length == 0 ? NO_SET : new FixedSet<>(elements));
    }

    /** A set of two, whose complaints name the first. */
    static <E> Set<E> pair(E e0, E e1) {
        if (e0.equals(Objects.requireNonNull(e1))) throw new IllegalArgumentException("duplicate element: " + e0);
        return set(e0, e1);
    }

    /** A map of keys and values in turn. */
    @SuppressWarnings("unchecked")
    static <K, V> Map<K, V> map(Object... pairs) {
        return (Map<K, V>) (pairs.length == 0 ? NO_MAP : new FixedMap<>(pairs));
    }

    private static InvalidObjectException notSerial() { return new InvalidObjectException("not serial proxy"); }

    private static UnsupportedOperationException refusal() {
        return new UnsupportedOperationException();
    }

    /** Where a key is in a table with `step` places for each, or where it would be.  For null an exception with the JDK's message. */
    private static int find(Object[] table, int step, Object pe) {
        int hash = pe == null ? pe.hashCode() : Hashes.of(pe);
        int at = step * Math.floorMod(hash, table.length / step);
        while (table[at] != null && !pe.equals(table[at])) at = (at + step) % table.length;
        return at;
    }

    /** The next place of a table from one on that is taken, or its length. */
    private static int taken(Object[] table, int step, int at) {
        while (at < table.length && table[at] == null) at += step;
        return at;
    }

    private abstract static class Fixed<E> extends AbstractCollection<E> {
        @Override public void clear() { throw refusal(); }
        @Override public boolean add(E e) { throw refusal(); }
        @Override public boolean remove(Object o) { throw refusal(); }
        @Override public boolean addAll(Collection<? extends E> c) { throw refusal(); }
        @Override public boolean removeAll(Collection<?> c) { throw refusal(); }
        @Override public boolean retainAll(Collection<?> c) { throw refusal(); }
        @Override public boolean removeIf(Predicate<? super E> filter) { throw refusal(); }
    }

    static final class FixedList<E> extends Fixed<E> implements List<E>, RandomAccess, Serializable {
        private static final long serialVersionUID = 1;

        final Object[] items;
        final boolean nulls;            // may be asked about null

        FixedList(Object[] items, boolean nulls) {
            this.items = items;
            this.nulls = nulls;
        }

        private Object writeReplace() { return new CollSer(nulls ? CollSer.LIST_WITH_NULLS : CollSer.LIST, items); }
        private void readObject(ObjectInputStream in) throws InvalidObjectException { throw notSerial(); }

        @Override public int size() { return items.length; }

        @Override
        @SuppressWarnings("unchecked")
        public E get(int index) {
            boolean small = !nulls && (items.length == 1 || items.length == 2);     // these have a message of their own
            if (small && (index < 0 || index >= items.length)) throw outside(index, items.length);
            return (E) items[index];
        }

        static IndexOutOfBoundsException outside(int index, int size) {
            return new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
        }

        private List<Object> open() { return Arrays.asList(items); }

        private Object admitted(Object o) { return nulls ? o : Objects.requireNonNull(o); }

        @Override public int indexOf(Object o) { return open().indexOf(admitted(o)); }
        @Override public int lastIndexOf(Object o) { return open().lastIndexOf(admitted(o)); }
        @Override public boolean contains(Object o) { return 0 <= indexOf(o); }
        @Override public boolean equals(Object o) { return o == this || open().equals(o); }
        @Override public int hashCode() { return Arrays.hashCode(items); }
        @Override public Object[] toArray() { return Arrays.copyOf(items, items.length, Object[].class); }
        @Override public <T> T[] toArray(T[] a) { return ArrayList.fill(items, items.length, a); }
        @Override public Iterator<E> iterator() { return new FixedCursor<>(this, 0); }
        @Override public ListIterator<E> listIterator() { return new FixedCursor<>(this, 0); }

        @Override
        public ListIterator<E> listIterator(int index) {
            if (index > items.length || index < 0) throw outside(index, items.length);
            return new FixedCursor<>(this, index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            AbstractList.checkPart(fromIndex, toIndex, items.length);
            return new FixedPart<>(this, fromIndex, toIndex - fromIndex);
        }

        @Override public void add(int index, E element) { throw refusal(); }
        @Override public void addFirst(E e) { throw refusal(); }
        @Override public void addLast(E e) { throw refusal(); }
        @Override public boolean addAll(int index, Collection<? extends E> c) { throw refusal(); }
        @Override public E remove(int index) { throw refusal(); }
        @Override public E removeFirst() { throw refusal(); }
        @Override public E removeLast() { throw refusal(); }
        @Override public E set(int index, E element) { throw refusal(); }
        @Override public void sort(Comparator<? super E> c) { throw refusal(); }
        @Override public void replaceAll(UnaryOperator<E> operator) { throw refusal(); }
    }

    private static final class FixedPart<E> extends Fixed<E> implements List<E>, RandomAccess {
        private final FixedList<E> whole;
        private final int from;
        private final int size;

        FixedPart(FixedList<E> whole, int from, int size) {
            this.whole = whole;
            this.from = from;
            this.size = size;
        }

        @Override public int size() { return size; }
        @Override public E get(int index) { return whole.get(from + Objects.checkIndex(index, size)); }

        private List<E> open() { return new ArrayList<>(this); }

        private Object admitted(Object o) { return whole.admitted(o); }

        @Override public int indexOf(Object o) { return open().indexOf(admitted(o)); }
        @Override public int lastIndexOf(Object o) { return open().lastIndexOf(admitted(o)); }
        @Override public boolean contains(Object o) { return 0 <= indexOf(o); }
        @Override public boolean equals(Object o) { return o == this || open().equals(o); }
        @Override public int hashCode() { return open().hashCode(); }
        @Override public Iterator<E> iterator() { return new FixedCursor<>(this, 0); }
        @Override public ListIterator<E> listIterator() { return new FixedCursor<>(this, 0); }

        @Override
        public ListIterator<E> listIterator(int index) {
            if (index > size || index < 0) throw FixedList.outside(index, size);
            return new FixedCursor<>(this, index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            AbstractList.checkPart(fromIndex, toIndex, size);
            return new FixedPart<>(whole, from + fromIndex, toIndex - fromIndex);
        }

        @Override public void add(int index, E element) { throw refusal(); }
        @Override public void addFirst(E e) { throw refusal(); }
        @Override public void addLast(E e) { throw refusal(); }
        @Override public boolean addAll(int index, Collection<? extends E> c) { throw refusal(); }
        @Override public E remove(int index) { throw refusal(); }
        @Override public E removeFirst() { throw refusal(); }
        @Override public E removeLast() { throw refusal(); }
        @Override public E set(int index, E element) { throw refusal(); }
        @Override public void sort(Comparator<? super E> c) { throw refusal(); }
        @Override public void replaceAll(UnaryOperator<E> operator) { throw refusal(); }
    }

    private static final class FixedCursor<E> implements ListIterator<E> {
        private final List<E> list;
        private int at;

        FixedCursor(List<E> list, int at) {
            this.list = list;
            this.at = at;
        }

        @Override public int nextIndex() { return at; }
        @Override public int previousIndex() { return at - 1; }
        @Override public boolean hasNext() { return at < list.size(); }
        @Override public boolean hasPrevious() { return at > 0; }

        @Override
        public E next() {
            if (hasNext()) return list.get(at++);
            throw new NoSuchElementException();
        }

        @Override
        public E previous() {
            if (hasPrevious()) return list.get(--at);
            throw new NoSuchElementException();
        }

        @Override public void add(E e) { throw refusal(); }
        @Override public void set(E e) { throw refusal(); }
        @Override public void remove() { throw refusal(); }
    }

    static final class FixedSet<E> extends Fixed<E> implements Set<E>, Serializable {
        private static final long serialVersionUID = 1;

        private final Object[] table;

        FixedSet(Object[] elements) {
            table = new Object[2 * elements.length];
            if (elements.length < 3) {
                for (Object element : elements) Objects.requireNonNull(element);
            }
            for (Object element : elements) {
                int at = find(table, 1, element);
                if (table[at] != null) throw new IllegalArgumentException("duplicate element: " + element);
                table[at] = element;
            }
        }

        private Object writeReplace() { return new CollSer(CollSer.SET, toArray()); }
        private void readObject(ObjectInputStream in) throws InvalidObjectException { throw notSerial(); }

        @Override public int size() { return table.length / 2; }

        @Override
        public boolean contains(Object o) {
            Objects.requireNonNull(o);
            return table.length > 0 && table[find(table, 1, o)] != null;
        }

        @Override
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int at = taken(table, 1, 0);

                @Override public boolean hasNext() { return at < table.length; }

                @Override
                @SuppressWarnings("unchecked")
                public E next() {
                    if (at == table.length) throw new NoSuchElementException();
                    E element = (E) table[at];
                    if (table.length > 2) Chance.noteSetOrder();
                    at = taken(table, 1, at + 1);
                    return element;
                }
            };
        }

        @Override
        public boolean equals(Object o) {
            if (!(o instanceof Set) || o == this) return o == this;
            boolean equal = ((Set<?>) o).size() == size();
            for (Iterator<?> others = ((Set<?>) o).iterator(); equal && others.hasNext();) {
                Object other = others.next();
                equal = other != null && contains(other);
            }
            return equal;
        }

        @Override
        public int hashCode() {
            int sum = 0;
            for (Object element : table) sum += Objects.hashCode(element);
            return sum;
        }
    }

    static final class FixedMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = 1;

        private final Object[] table;

        FixedMap(Object[] pairs) {
            table = new Object[2 * pairs.length];
            for (int i = 0; i < pairs.length; i += 2) {
                Objects.requireNonNull(pairs[i + 1]);
                int at = find(table, 2, Objects.requireNonNull(pairs[i]));
                if (table[at] != null) throw new IllegalArgumentException("duplicate key: " + pairs[i]);
                System.arraycopy(pairs, i, table, at, 2);
            }
        }

        private Object writeReplace() { return new CollSer(CollSer.MAP, contents()); }
        private void readObject(ObjectInputStream in) throws InvalidObjectException { throw notSerial(); }

        private Object[] contents() {
            Object[] pairs = new Object[table.length / 2];
            for (int from = taken(table, 2, 0), to = 0; to < pairs.length; from = taken(table, 2, from + 2), to += 2) {
                System.arraycopy(table, from, pairs, to, 2);
            }
            return pairs;
        }

        @Override public int size() { return table.length / 4; }

        @Override
        @SuppressWarnings("unchecked")
        public V get(Object key) {
            Objects.requireNonNull(key);
            return table.length == 0 ? null : (V) table[find(table, 2, key) + 1];
        }

        @Override public boolean containsKey(Object key) { return get(key) != null; }

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            V value = get(key);
            return value == null ? defaultValue : value;
        }

        @Override
        public boolean containsValue(Object value) {
            Objects.requireNonNull(value);
            int at = 1;
            while (at < table.length && !value.equals(table[at])) at += 2;
            return at < table.length;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            if (size() == 1) return set(new Entries().next());
            return new AbstractSet<Map.Entry<K, V>>() {
                @Override public int size() { return FixedMap.this.size(); }
                @Override public Iterator<Map.Entry<K, V>> iterator() { return new Entries(); }
            };
        }

        private final class Entries implements Iterator<Map.Entry<K, V>> {
            private int at = taken(table, 2, 0);

            @Override public boolean hasNext() { return at < table.length; }

            @Override
            @SuppressWarnings("unchecked")
            public Map.Entry<K, V> next() {
                if (at == table.length) throw new NoSuchElementException();
                Map.Entry<K, V> entry = new KeyValueHolder<>((K) table[at], (V) table[at + 1]);
                if (table.length > 4) Chance.noteSetOrder();
                at = taken(table, 2, at + 2);
                return entry;
            }
        }

        @Override public void clear() { throw refusal(); }
        @Override public V put(K key, V value) { throw refusal(); }
        @Override public V putIfAbsent(K key, V value) { throw refusal(); }
        @Override public void putAll(Map<? extends K, ? extends V> m) { throw refusal(); }
        @Override public V remove(Object key) { throw refusal(); }
        @Override public boolean remove(Object key, Object value) { throw refusal(); }
        @Override public V replace(K key, V value) { throw refusal(); }
        @Override public boolean replace(K key, V oldValue, V newValue) { throw refusal(); }
        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) { throw refusal(); }
        @Override public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) { throw refusal(); }
        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) { throw refusal(); }
        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) { throw refusal(); }
        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> function) { throw refusal(); }
    }
}
