package java.util;

import clew.internal.Hashes;
import java.io.Serializable;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jdk.internal.access.JavaUtilCollectionAccess;
import jdk.internal.access.SharedSecrets;

/** What List.of, Set.of and Map.of give: immutable and null-hostile. Sets and maps have a fixed order by hash. */
final class ImmutableCollections {
    static final ListN<?> EMPTY_LIST = new ListN<>(new Object[0], false);
    static final SetN<?> EMPTY_SET = new SetN<>();
    static final MapN<?, ?> EMPTY_MAP = new MapN<>();

    private ImmutableCollections() {
    }

    /** How the JDK's stream classes reach the trusted list constructors; they load this class by name. */
    static class Access {
        static {
            SharedSecrets.setJavaUtilCollectionAccess(new JavaUtilCollectionAccess() {
                public <E> List<E> listFromTrustedArray(Object[] array) {
                    return ImmutableCollections.listFromTrustedArray(array);
                }

                public <E> List<E> listFromTrustedArrayNullsAllowed(Object[] array) {
                    return ImmutableCollections.listFromTrustedArrayNullsAllowed(array);
                }
            });
        }
    }

    static UnsupportedOperationException uoe() {
        return new UnsupportedOperationException();
    }

    /** A list of the array itself, which nobody may change from now on. */
    @SuppressWarnings("unchecked")
    static <E> List<E> listFromTrustedArray(Object... input) {
        for (Object o : input) {
            Objects.requireNonNull(o);
        }
        switch (input.length) {
            case 0:
                return (List<E>) EMPTY_LIST;
            case 1:
                return new List12<>((E) input[0]);
            case 2:
                return new List12<>((E) input[0], (E) input[1]);
            default:
                return new ListN<>((E[]) input, false);
        }
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listFromTrustedArrayNullsAllowed(Object... input) {
        return input.length == 0 ? (List<E>) EMPTY_LIST : new ListN<>((E[]) input, true);
    }

    static <E> List<E> listFromArray(E[] input) {
        return listFromTrustedArray(Arrays.copyOf(input, input.length, Object[].class));
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listCopy(Collection<? extends E> coll) {
        if (coll instanceof List12 || (coll instanceof ListN && !((ListN<?>) coll).allowNulls)) {
            return (List<E>) coll;
        }
        return (List<E>) listFromArray(coll.toArray());
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> setFromArray(E[] elements) {
        switch (elements.length) {
            case 0:
                return (Set<E>) EMPTY_SET;
            case 1:
                return new Set12<>(elements[0]);
            case 2:
                return new Set12<>(elements[0], elements[1]);
            default:
                return new SetN<>(elements);
        }
    }

    abstract static class AbstractImmutableCollection<E> extends AbstractCollection<E> {
        @Override public boolean add(E e) { throw uoe(); }
        @Override public boolean addAll(Collection<? extends E> c) { throw uoe(); }
        @Override public void clear() { throw uoe(); }
        @Override public boolean remove(Object o) { throw uoe(); }
        @Override public boolean removeAll(Collection<?> c) { throw uoe(); }
        @Override public boolean removeIf(Predicate<? super E> filter) { throw uoe(); }
        @Override public boolean retainAll(Collection<?> c) { throw uoe(); }
    }

    abstract static class AbstractImmutableList<E> extends AbstractImmutableCollection<E>
            implements List<E>, RandomAccess {
        @Override public void add(int index, E element) { throw uoe(); }
        @Override public boolean addAll(int index, Collection<? extends E> c) { throw uoe(); }
        @Override public E remove(int index) { throw uoe(); }
        @Override public void replaceAll(UnaryOperator<E> operator) { throw uoe(); }
        @Override public E set(int index, E element) { throw uoe(); }
        @Override public void sort(Comparator<? super E> c) { throw uoe(); }
        @Override public void addFirst(E e) { throw uoe(); }
        @Override public void addLast(E e) { throw uoe(); }
        @Override public E removeFirst() { throw uoe(); }
        @Override public E removeLast() { throw uoe(); }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            AbstractList.subListRangeCheck(fromIndex, toIndex, size());
            return new SubList<>(this, fromIndex, toIndex - fromIndex);
        }

        @Override
        public Iterator<E> iterator() {
            return new ListItr<>(this, 0);
        }

        @Override
        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            if (index < 0 || index > size()) {
                throw outOfBounds(index);
            }
            return new ListItr<>(this, index);
        }

        final IndexOutOfBoundsException outOfBounds(int index) {
            return new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
        }

        /** Whether a question about null is an error, as it is where no null can be. */
        boolean hostileToNull() {
            return true;
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public int indexOf(Object o) {
            checkNull(o);
            for (int i = 0, s = size(); i < s; i++) {
                if (Objects.equals(o, get(i))) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public int lastIndexOf(Object o) {
            checkNull(o);
            for (int i = size() - 1; i >= 0; i--) {
                if (Objects.equals(o, get(i))) {
                    return i;
                }
            }
            return -1;
        }

        private void checkNull(Object o) {
            if (o == null && hostileToNull()) {
                throw new NullPointerException();
            }
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof List)) {
                return false;
            }
            Iterator<?> theirs = ((List<?>) o).iterator();
            for (int i = 0, s = size(); i < s; i++) {
                if (!theirs.hasNext() || !Objects.equals(get(i), theirs.next())) {
                    return false;
                }
            }
            return !theirs.hasNext();
        }

        @Override
        public int hashCode() {
            int hash = 1;
            for (int i = 0, s = size(); i < s; i++) {
                hash = 31 * hash + Objects.hashCode(get(i));
            }
            return hash;
        }
    }

    private static final class ListItr<E> implements ListIterator<E> {
        private final List<E> list;
        private int cursor;

        ListItr(List<E> list, int index) {
            this.list = list;
            this.cursor = index;
        }

        @Override
        public boolean hasNext() {
            return cursor != list.size();
        }

        @Override
        public E next() {
            if (cursor >= list.size()) {
                throw new NoSuchElementException();
            }
            return list.get(cursor++);
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        public E previous() {
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            return list.get(--cursor);
        }

        @Override
        public int nextIndex() {
            return cursor;
        }

        @Override
        public int previousIndex() {
            return cursor - 1;
        }

        @Override
        public void remove() {
            throw uoe();
        }

        @Override
        public void set(E e) {
            throw uoe();
        }

        @Override
        public void add(E e) {
            throw uoe();
        }
    }

    private static final class SubList<E> extends AbstractImmutableList<E> {
        private final AbstractImmutableList<E> root;
        private final int offset;
        private final int size;

        SubList(AbstractImmutableList<E> root, int offset, int size) {
            this.root = root;
            this.offset = offset;
            this.size = size;
        }

        @Override
        public E get(int index) {
            Objects.checkIndex(index, size);
            return root.get(offset + index);
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            AbstractList.subListRangeCheck(fromIndex, toIndex, size);
            return new SubList<>(root, offset + fromIndex, toIndex - fromIndex);
        }

        @Override
        boolean hostileToNull() {
            return root.hostileToNull();
        }
    }

    static final class List12<E> extends AbstractImmutableList<E> implements Serializable {
        private static final long serialVersionUID = 1L;

        private final E e0;
        /** null when there is only one element. */
        private final E e1;

        List12(E e0) {
            this.e0 = Objects.requireNonNull(e0);
            this.e1 = null;
        }

        List12(E e0, E e1) {
            this.e0 = Objects.requireNonNull(e0);
            this.e1 = Objects.requireNonNull(e1);
        }

        @Override
        public int size() {
            return e1 == null ? 1 : 2;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public E get(int index) {
            if (index == 0) {
                return e0;
            }
            if (index == 1 && e1 != null) {
                return e1;
            }
            throw outOfBounds(index);
        }

        @Override
        public Object[] toArray() {
            return e1 == null ? new Object[] {e0} : new Object[] {e0, e1};
        }
    }

    static final class ListN<E> extends AbstractImmutableList<E> implements Serializable {
        private static final long serialVersionUID = 1L;

        private final E[] elements;
        private final boolean allowNulls;

        ListN(E[] elements, boolean allowNulls) {
            this.elements = elements;
            this.allowNulls = allowNulls;
        }

        @Override
        boolean hostileToNull() {
            return !allowNulls;
        }

        @Override
        public int size() {
            return elements.length;
        }

        @Override
        public E get(int index) {
            return elements[index];
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(elements, elements.length, Object[].class);
        }
    }

    abstract static class AbstractImmutableSet<E> extends AbstractImmutableCollection<E> implements Set<E> {
        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof Set) || ((Collection<?>) o).size() != size()) {
                return false;
            }
            for (Object e : (Collection<?>) o) {
                if (e == null || !contains(e)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public int hashCode() {
            int hash = 0;
            for (E e : this) {
                hash += e.hashCode();
            }
            return hash;
        }
    }

    static final class Set12<E> extends AbstractImmutableSet<E> implements Serializable {
        private static final long serialVersionUID = 1L;

        private final E e0;
        private final E e1;

        Set12(E e0) {
            this.e0 = Objects.requireNonNull(e0);
            this.e1 = null;
        }

        Set12(E e0, E e1) {
            if (e0.equals(Objects.requireNonNull(e1))) {
                throw new IllegalArgumentException("duplicate element: " + e0);
            }
            this.e0 = e0;
            this.e1 = e1;
        }

        @Override
        public int size() {
            return e1 == null ? 1 : 2;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public boolean contains(Object o) {
            return o.equals(e0) || (e1 != null && o.equals(e1));
        }

        @Override
        public Iterator<E> iterator() {
            return new List12Iterator<>(e0, e1);
        }
    }

    private static final class List12Iterator<E> implements Iterator<E> {
        private E next;
        private E afterNext;

        List12Iterator(E next, E afterNext) {
            this.next = next;
            this.afterNext = afterNext;
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public E next() {
            E e = next;
            if (e == null) {
                throw new NoSuchElementException();
            }
            next = afterNext;
            afterNext = null;
            return e;
        }
    }

    /** A table twice the size, with linear probing. */
    static final class SetN<E> extends AbstractImmutableSet<E> implements Serializable {
        private static final long serialVersionUID = 1L;

        private final E[] elements;
        private final int size;

        @SafeVarargs
        @SuppressWarnings("unchecked")
        SetN(E... input) {
            size = input.length;
            elements = (E[]) new Object[2 * input.length];
            for (E e : input) {
                int i = find(e);
                if (elements[i] != null) {
                    throw new IllegalArgumentException("duplicate element: " + e);
                }
                elements[i] = e;
            }
        }

        private int find(Object o) {
            int i = Math.floorMod(Hashes.of(o), elements.length);
            while (elements[i] != null && !o.equals(elements[i])) {
                i = i + 1 < elements.length ? i + 1 : 0;
            }
            return i;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public boolean isEmpty() {
            return size == 0;
        }

        @Override
        public boolean contains(Object o) {
            Objects.requireNonNull(o);
            return size > 0 && elements[find(o)] != null;
        }

        @Override
        public Iterator<E> iterator() {
            return new TableIterator<>(elements);
        }
    }

    /** The elements of an array that are not null. */
    private static final class TableIterator<E> implements Iterator<E> {
        private final E[] table;
        private int index;

        TableIterator(E[] table) {
            this.table = table;
        }

        @Override
        public boolean hasNext() {
            while (index < table.length && table[index] == null) {
                index++;
            }
            return index < table.length;
        }

        @Override
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            E element = table[index++];
            if (table.length > 2) {
                Hashes.noteOrder(element);
            }
            return element;
        }
    }

    abstract static class AbstractImmutableMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = 1L;

        @Override public void clear() { throw uoe(); }
        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> rf) { throw uoe(); }
        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> mf) { throw uoe(); }
        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> rf) { throw uoe(); }
        @Override public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> rf) { throw uoe(); }
        @Override public V put(K key, V value) { throw uoe(); }
        @Override public void putAll(Map<? extends K, ? extends V> m) { throw uoe(); }
        @Override public V putIfAbsent(K key, V value) { throw uoe(); }
        @Override public V remove(Object key) { throw uoe(); }
        @Override public boolean remove(Object key, Object value) { throw uoe(); }
        @Override public V replace(K key, V value) { throw uoe(); }
        @Override public boolean replace(K key, V oldValue, V newValue) { throw uoe(); }
        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) { throw uoe(); }

        @Override
        public V getOrDefault(Object o, V defaultValue) {
            V v = get(o);
            return v != null ? v : defaultValue;
        }
    }

    static final class Map1<K, V> extends AbstractImmutableMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final K k0;
        private final V v0;

        Map1(K k0, V v0) {
            this.k0 = Objects.requireNonNull(k0);
            this.v0 = Objects.requireNonNull(v0);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return Set.of(new KeyValueHolder<>(k0, v0));
        }

        @Override
        public V get(Object o) {
            return o.equals(k0) ? v0 : null;
        }

        @Override
        public boolean containsKey(Object o) {
            return o.equals(k0);
        }

        @Override
        public boolean containsValue(Object o) {
            return o.equals(v0);
        }

        @Override
        public int size() {
            return 1;
        }
    }

    /** Keys and values alternate in a table twice the size, with linear probing. */
    static final class MapN<K, V> extends AbstractImmutableMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final Object[] table;
        private final int size;

        MapN(Object... input) {
            if ((input.length & 1) != 0) {
                throw new InternalError("length is odd");
            }
            size = input.length >> 1;
            table = new Object[2 * input.length];
            for (int i = 0; i < input.length; i += 2) {
                Object k = Objects.requireNonNull(input[i]);
                Object v = Objects.requireNonNull(input[i + 1]);
                int slot = find(k);
                if (table[slot] != null) {
                    throw new IllegalArgumentException("duplicate key: " + k);
                }
                table[slot] = k;
                table[slot + 1] = v;
            }
        }

        private int find(Object k) {
            int i = 2 * Math.floorMod(Hashes.of(k), table.length >> 1);
            while (table[i] != null && !k.equals(table[i])) {
                i = i + 2 < table.length ? i + 2 : 0;
            }
            return i;
        }

        @Override
        public boolean containsKey(Object o) {
            Objects.requireNonNull(o);
            return size > 0 && table[find(o)] != null;
        }

        @Override
        public boolean containsValue(Object o) {
            Objects.requireNonNull(o);
            for (int i = 1; i < table.length; i += 2) {
                if (table[i] != null && o.equals(table[i])) {
                    return true;
                }
            }
            return false;
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(Object o) {
            Objects.requireNonNull(o);
            return size == 0 ? null : (V) table[find(o) + 1];
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public int size() {
                    return size;
                }

                @Override
                public Iterator<Map.Entry<K, V>> iterator() {
                    return new MapNIterator();
                }
            };
        }

        private final class MapNIterator implements Iterator<Map.Entry<K, V>> {
            private int index;

            @Override
            public boolean hasNext() {
                while (index < table.length && table[index] == null) {
                    index += 2;
                }
                return index < table.length;
            }

            @Override
            @SuppressWarnings("unchecked")
            public Map.Entry<K, V> next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                if (size > 1) {
                    Hashes.noteOrder(table[index]);
                }
                Map.Entry<K, V> e = new KeyValueHolder<>((K) table[index], (V) table[index + 1]);
                index += 2;
                return e;
            }
        }
    }
}
