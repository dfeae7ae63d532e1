package java.util;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Algorithms on collections, and wrappers that make them unmodifiable, synchronized or checked. */
public class Collections {
    @SuppressWarnings("rawtypes")
    public static final Set EMPTY_SET = new EmptySet<>();
    @SuppressWarnings("rawtypes")
    public static final List EMPTY_LIST = new EmptyList<>();
    @SuppressWarnings("rawtypes")
    public static final Map EMPTY_MAP = new EmptyMap<>();

    private Collections() {
    }

    private static UnsupportedOperationException refusal() { return new UnsupportedOperationException(); }

    // Algorithms

    public static <T> void sort(List<T> list, Comparator<? super T> c) { list.sort(c); }
    public static <T extends Comparable<? super T>> void sort(List<T> list) { list.sort(null); }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return binarySearch((List<Object>) (List<?>) list, key, null);
    }

    @SuppressWarnings("unchecked")
    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        Comparator<? super T> order = c != null ? c : Comparators.natural();
        int from = 0;
        int length = list.size();
        while (length > 0) {
            int half = (length - 1) / 2;
            int sign = order.compare(list.get(from + half), key);
            if (sign == 0) return from + half;
            if (sign < 0) from += half + 1;
            length = sign < 0 ? length - half - 1 : half;
        }
        return ~from;
    }

    /** Gives each element a new value, in order. */
    @SuppressWarnings("unchecked")
    private static void assign(List<?> list, Object[] values) {
        ListIterator<Object> places = ((List<Object>) list).listIterator();
        for (Object value : values) {
            places.next();
            places.set(value);
        }
    }

    private static void swap(Object[] array, int i, int j) {
        Object moved = array[i];
        array[i] = array[j];
        array[j] = moved;
    }

    @SuppressWarnings("unchecked")
    public static void swap(List<?> list, int i, int j) {
        List<Object> l = (List<Object>) list;
        Object moved = l.get(i);
        l.set(i, l.set(j, moved));
    }

    public static void reverse(List<?> list) {
        int end = list.size();
        if (list instanceof RandomAccess) {
            for (int i = 0; i < --end; i++) swap(list, i, end);
        } else if (end > 0) {
            Object[] turned = list.toArray();
            for (int i = 0, j = turned.length; i < --j; i++) swap(turned, i, j);
            assign(list, turned);
        }
    }

    public static void shuffle(List<?> list) { mix(list, new Random()::nextInt); }
    public static void shuffle(List<?> list, Random rnd) { mix(list, bound -> rnd.nextInt(bound)); }
    public static void shuffle(List<?> list, RandomGenerator rnd) { mix(list, bound -> rnd.nextInt(bound)); }

    /** From the end on, each element changes places with one of those up to it. */
    private static void mix(List<?> list, IntUnaryOperator below) {
        boolean direct = list instanceof RandomAccess;
        int size = list.size();
        Object[] copy = direct ? null : list.toArray();
        for (int last = size - 1; last > 0; last--) {
            int other = below.applyAsInt(last + 1);
            if (direct) swap(list, last, other); else swap(copy, last, other);
        }
        if (!direct) assign(list, copy);
    }

    public static void rotate(List<?> list, int distance) {
        int size = list.size();
        int shift = size == 0 ? 0 : Math.floorMod(distance, size);
        if (shift == 0) return;
        Object[] before = list.toArray();
        Object[] turned = new Object[size];
        System.arraycopy(before, 0, turned, shift, size - shift);
        System.arraycopy(before, size - shift, turned, 0, shift);
        assign(list, turned);
    }

    public static <T> void fill(List<? super T> list, T obj) {
        Object[] same = new Object[list.size()];
        Arrays.fill(same, obj);
        assign(list, same);
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        int size = src.size();
        if (dest.size() < size) throw new IndexOutOfBoundsException("Source does not fit in dest");
        assign(dest, src.toArray());
    }

    /** The first element than which none has a greater sign times rank. */
    private static <T> T extreme(Collection<? extends T> coll, Comparator<? super T> order, int sign) {
        Comparator<? super T> used = order != null ? order : Comparators.natural();
        Iterator<? extends T> rest = coll.iterator();
        T best = rest.next();
        while (rest.hasNext()) {
            T other = rest.next();
            if (Integer.signum(used.compare(other, best)) == sign) best = other;
        }
        return best;
    }

    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) { return extreme(coll, comp, 1); }
    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) { return extreme(coll, null, 1); }
    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) { return extreme(coll, comp, -1); }
    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) { return extreme(coll, null, -1); }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        if (list.size() == 0) return false;
        int replaced = 0;
        ListIterator<T> places = list.listIterator();
        while (places.hasNext()) {
            if (!Objects.equals(oldVal, places.next())) continue;
            places.set(newVal);
            replaced++;
        }
        return replaced > 0;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int last = source.size() - target.size();
        int at = 0;
        while (at <= last && !isAt(source, at, target)) at++;
        return at <= last ? at : -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        int at = source.size() - target.size();
        while (at >= 0 && !isAt(source, at, target)) at--;
        return Math.max(at, -1);
    }

    private static boolean isAt(List<?> source, int at, List<?> target) {
        return source.subList(at, at + target.size()).equals(target);
    }

    public static int frequency(Collection<?> c, Object o) {
        int count = 0;
        for (Object element : c) count += Objects.equals(o, element) ? 1 : 0;
        return count;
    }

    /** Goes over the smaller collection, or the one that is no set, and asks the other. */
    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        boolean askFirst = c1 instanceof Set;
        if (!askFirst && !(c2 instanceof Set)) {
            int size1 = c1.size();
            int size2 = c2.size();
            if (size1 == 0 || size2 == 0) return true;
            askFirst = size1 > size2;
        }
        Collection<?> asked = askFirst ? c1 : c2;
        for (Object element : askFirst ? c2 : c1) {
            if (asked.contains(element)) return false;
        }
        return true;
    }

    @SafeVarargs
    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        int added = 0;
        for (T element : elements) {
            if (c.add(element)) added++;
        }
        return added > 0;
    }

    // Wrappers. Their serialized forms have what is wrapped twice: as a field of a subclass, too, for the sake of those who read it

    private static void writeField(ObjectOutputStream out, String name, Object value) throws IOException {
        out.putFields().put(name, value);
        out.writeFields();
    }

    // Unmodifiable wrappers

    @SuppressWarnings("unchecked")
    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        return c.getClass() == UnmodifiableCollection.class ? (Collection<T>) c : new UnmodifiableCollection<>(c);
    }

    static class UnmodifiableCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 1820017752578914078L;
        final Collection<? extends E> c;

        UnmodifiableCollection(Collection<? extends E> c) {
            if (c == null) {
                throw new NullPointerException();
            }
            this.c = c;
        }

        @Override public boolean add(E e) { throw refusal(); }
        @Override public boolean addAll(Collection<? extends E> coll) { throw refusal(); }
        @Override public void clear() { throw refusal(); }
        @Override public boolean contains(Object o) { return c.contains(o); }
        @Override public boolean containsAll(Collection<?> coll) { return c.containsAll(coll); }
        @Override public void forEach(Consumer<? super E> action) { c.forEach(action); }
        @Override public boolean isEmpty() { return c.isEmpty(); }
        @Override public Iterator<E> iterator() { return new UnmodifiableIterator<>(c.iterator()); }
        @Override public boolean remove(Object o) { throw refusal(); }
        @Override public boolean removeAll(Collection<?> coll) { throw refusal(); }
        @Override public boolean removeIf(Predicate<? super E> filter) { throw refusal(); }
        @Override public boolean retainAll(Collection<?> coll) { throw refusal(); }
        @Override public int size() { return c.size(); }
        @Override public Object[] toArray() { return c.toArray(); }
        @Override public <T> T[] toArray(T[] a) { return c.toArray(a); }
        @Override public <T> T[] toArray(IntFunction<T[]> f) { return c.toArray(f); }
        @Override public String toString() { return c.toString(); }

        @SuppressWarnings("unchecked")
        @Override
        public Stream<E> parallelStream() {
            return (Stream<E>) c.parallelStream();
        }

        @SuppressWarnings("unchecked")
        @Override
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) c.spliterator();
        }

        @SuppressWarnings("unchecked")
        @Override
        public Stream<E> stream() {
            return (Stream<E>) c.stream();
        }
    }

    private static class UnmodifiableIterator<E> implements Iterator<E> {
        private final Iterator<? extends E> i;

        UnmodifiableIterator(Iterator<? extends E> i) {
            this.i = i;
        }

        @Override public void forEachRemaining(Consumer<? super E> action) { i.forEachRemaining(action); }
        @Override public boolean hasNext() { return i.hasNext(); }
        @Override public E next() { return i.next(); }
        @Override public void remove() { throw refusal(); }
    }

    public static <T> SequencedCollection<T> unmodifiableSequencedCollection(SequencedCollection<? extends T> c) {
        return new UnmodifiableSequencedCollection<>(c);
    }

    private static class UnmodifiableSequencedCollection<E> extends UnmodifiableCollection<E>
            implements SequencedCollection<E> {
        private static final long serialVersionUID = -6060065079711684830L;

        UnmodifiableSequencedCollection(SequencedCollection<? extends E> c) {
            super(c);
        }

        @SuppressWarnings("unchecked")
        private SequencedCollection<E> sc() {
            return (SequencedCollection<E>) c;
        }

        @Override public void addFirst(E e) { throw refusal(); }
        @Override public void addLast(E e) { throw refusal(); }
        @Override public E getFirst() { return sc().getFirst(); }
        @Override public E getLast() { return sc().getLast(); }
        @Override public E removeFirst() { throw refusal(); }
        @Override public E removeLast() { throw refusal(); }
        @Override public SequencedCollection<E> reversed() { return unmodifiableSequencedCollection(sc().reversed()); }
    }

    @SuppressWarnings("unchecked")
    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        return s.getClass() == UnmodifiableSet.class ? (Set<T>) s : new UnmodifiableSet<>(s);
    }

    static class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
        private static final long serialVersionUID = -9215047833775013803L;

        UnmodifiableSet(Set<? extends E> s) {
            super(s);
        }

        @Override public boolean equals(Object o) { return this == o || c.equals(o); }
        @Override public int hashCode() { return c.hashCode(); }
    }

    public static <T> SequencedSet<T> unmodifiableSequencedSet(SequencedSet<? extends T> s) {
        return new UnmodifiableSequencedSet<>(s);
    }

    private static class UnmodifiableSequencedSet<E> extends UnmodifiableSequencedCollection<E>
            implements SequencedSet<E> {
        private static final long serialVersionUID = -2153469532349793522L;

        UnmodifiableSequencedSet(SequencedSet<? extends E> s) {
            super(s);
        }

        @Override public boolean equals(Object o) { return this == o || c.equals(o); }
        @Override public int hashCode() { return c.hashCode(); }

        @SuppressWarnings("unchecked")
        @Override
        public SequencedSet<E> reversed() {
            return unmodifiableSequencedSet(((SequencedSet<E>) c).reversed());
        }
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
        return s.getClass() == UnmodifiableSortedSet.class ? s : new UnmodifiableSortedSet<>(s);
    }

    static class UnmodifiableSortedSet<E> extends UnmodifiableSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = -4929149591599911165L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ss", SortedSet.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "ss", c); }

        UnmodifiableSortedSet(SortedSet<E> s) {
            super(s);
        }

        @SuppressWarnings("unchecked")
        private SortedSet<E> ss() {
            return (SortedSet<E>) c;
        }

        @Override public Comparator<? super E> comparator() { return ss().comparator(); }
        @Override public E first() { return ss().first(); }
        @Override public SortedSet<E> headSet(E to) { return new UnmodifiableSortedSet<>(ss().headSet(to)); }
        @Override public E last() { return ss().last(); }
        @Override public E removeFirst() { throw refusal(); }
        @Override public E removeLast() { throw refusal(); }
        @Override public Spliterator<E> spliterator() { return ss().spliterator(); }
        @Override public SortedSet<E> subSet(E from, E to) { return new UnmodifiableSortedSet<>(ss().subSet(from, to)); }
        @Override public SortedSet<E> tailSet(E from) { return new UnmodifiableSortedSet<>(ss().tailSet(from)); }
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
        return s.getClass() == UnmodifiableNavigableSet.class ? s : new UnmodifiableNavigableSet<>(s);
    }

    static class UnmodifiableNavigableSet<E> extends UnmodifiableSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -6027448201786391929L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ns", NavigableSet.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "ns", c); }

        UnmodifiableNavigableSet(NavigableSet<E> s) {
            super(s);
        }

        @SuppressWarnings("unchecked")
        private NavigableSet<E> ns() {
            return (NavigableSet<E>) c;
        }

        @Override public E ceiling(E e) { return ns().ceiling(e); }
        @Override public Iterator<E> descendingIterator() { return descendingSet().iterator(); }
        @Override public NavigableSet<E> descendingSet() { return new UnmodifiableNavigableSet<>(ns().descendingSet()); }
        @Override public E floor(E e) { return ns().floor(e); }
        @Override public E higher(E e) { return ns().higher(e); }
        @Override public E lower(E e) { return ns().lower(e); }
        @Override public E pollFirst() { throw refusal(); }
        @Override public E pollLast() { throw refusal(); }
        @Override public E removeFirst() { throw refusal(); }
        @Override public E removeLast() { throw refusal(); }

        @Override
        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return new UnmodifiableNavigableSet<>(ns().subSet(from, fromInclusive, to, toInclusive));
        }

        @Override
        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new UnmodifiableNavigableSet<>(ns().headSet(to, inclusive));
        }

        @Override
        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new UnmodifiableNavigableSet<>(ns().tailSet(from, inclusive));
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        if (list.getClass() == UnmodifiableList.class || list.getClass() == UnmodifiableRandomAccessList.class) {
            return (List<T>) list;
        }
        return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<>(list) : new UnmodifiableList<>(list);
    }

    static class UnmodifiableList<E> extends UnmodifiableCollection<E> implements List<E> {
        private static final long serialVersionUID = -283967356065247728L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("list", List.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "list", c); }

        /** Older forms know of no lists of random access. */
        private Object readResolve() { return c instanceof RandomAccess ? new UnmodifiableRandomAccessList<>(list()) : this; }

        UnmodifiableList(List<? extends E> list) {
            super(list);
        }

        @SuppressWarnings("unchecked")
        final List<E> list() {
            return (List<E>) c;
        }

        @Override public void add(int index, E element) { throw refusal(); }
        @Override public boolean addAll(int index, Collection<? extends E> c) { throw refusal(); }
        @Override public boolean equals(Object o) { return this == o || c.equals(o); }
        @Override public E get(int index) { return list().get(index); }
        @Override public int hashCode() { return c.hashCode(); }
        @Override public int indexOf(Object o) { return list().indexOf(o); }
        @Override public int lastIndexOf(Object o) { return list().lastIndexOf(o); }
        @Override public ListIterator<E> listIterator() { return listIterator(0); }
        @Override public E remove(int index) { throw refusal(); }
        @Override public void replaceAll(UnaryOperator<E> operator) { throw refusal(); }
        @Override public E set(int index, E element) { throw refusal(); }
        @Override public void sort(Comparator<? super E> c) { throw refusal(); }
        @Override public List<E> subList(int from, int to) { return new UnmodifiableList<>(list().subList(from, to)); }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new UnmodifiableListIterator<>(list().listIterator(index));
        }
    }

    private static final class UnmodifiableListIterator<E> extends UnmodifiableIterator<E> implements ListIterator<E> {
        private final ListIterator<? extends E> i;

        UnmodifiableListIterator(ListIterator<? extends E> i) {
            super(i);
            this.i = i;
        }

        @Override public void add(E e) { throw refusal(); }
        @Override public boolean hasPrevious() { return i.hasPrevious(); }
        @Override public int nextIndex() { return i.nextIndex(); }
        @Override public E previous() { return i.previous(); }
        @Override public int previousIndex() { return i.previousIndex(); }
        @Override public void set(E e) { throw refusal(); }
    }

    static class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
        private static final long serialVersionUID = -2542308836966382001L;

        UnmodifiableRandomAccessList(List<? extends E> list) {
            super(list);
        }

        @Override
        public List<E> subList(int from, int to) {
            return new UnmodifiableRandomAccessList<>(list().subList(from, to));
        }
    }

    @SuppressWarnings("unchecked")
    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        return m.getClass() == UnmodifiableMap.class ? (Map<K, V>) m : new UnmodifiableMap<>(m);
    }

    private static class UnmodifiableMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = -1034234728574286014L;

        final Map<K, V> m;

        @SuppressWarnings("unchecked")
        UnmodifiableMap(Map<? extends K, ? extends V> m) {
            if (m == null) {
                throw new NullPointerException();
            }
            this.m = (Map<K, V>) m;
        }

        @Override public void clear() { throw refusal(); }
        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) { throw refusal(); }
        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> f) { throw refusal(); }
        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) { throw refusal(); }
        @Override public boolean containsKey(Object key) { return m.containsKey(key); }
        @Override public boolean containsValue(Object val) { return m.containsValue(val); }
        @Override public Set<Map.Entry<K, V>> entrySet() { return new UnmodifiableEntrySet<>(m.entrySet()); }
        @Override public boolean equals(Object o) { return this == o || m.equals(o); }
        @Override public void forEach(BiConsumer<? super K, ? super V> action) { m.forEach(action); }
        @Override public V get(Object key) { return m.get(key); }
        @Override public V getOrDefault(Object k, V defaultValue) { return m.getOrDefault(k, defaultValue); }
        @Override public int hashCode() { return m.hashCode(); }
        @Override public boolean isEmpty() { return m.isEmpty(); }
        @Override public Set<K> keySet() { return unmodifiableSet(m.keySet()); }
        @Override public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) { throw refusal(); }
        @Override public V put(K key, V value) { throw refusal(); }
        @Override public void putAll(Map<? extends K, ? extends V> m) { throw refusal(); }
        @Override public V putIfAbsent(K key, V value) { throw refusal(); }
        @Override public V remove(Object key) { throw refusal(); }
        @Override public boolean remove(Object key, Object value) { throw refusal(); }
        @Override public boolean replace(K key, V oldValue, V newValue) { throw refusal(); }
        @Override public V replace(K key, V value) { throw refusal(); }
        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) { throw refusal(); }
        @Override public int size() { return m.size(); }
        @Override public String toString() { return m.toString(); }
        @Override public Collection<V> values() { return unmodifiableCollection(m.values()); }
    }

    /** Entries that cannot be set, however they are reached. */
    private static final class UnmodifiableEntrySet<K, V> extends AbstractSet<Map.Entry<K, V>> implements Serializable {
        private static final long serialVersionUID = 7854390611657943733L;

        private final Set<Map.Entry<K, V>> s;

        UnmodifiableEntrySet(Set<Map.Entry<K, V>> s) {
            this.s = s;
        }

        @Override public boolean add(Map.Entry<K, V> e) { throw refusal(); }
        @Override public boolean addAll(Collection<? extends Map.Entry<K, V>> c) { throw refusal(); }
        @Override public void clear() { throw refusal(); }
        @Override public boolean contains(Object o) { return s.contains(o); }
        @Override public boolean remove(Object o) { throw refusal(); }
        @Override public boolean removeAll(Collection<?> c) { throw refusal(); }
        @Override public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) { throw refusal(); }
        @Override public boolean retainAll(Collection<?> c) { throw refusal(); }
        @Override public int size() { return s.size(); }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<Map.Entry<K, V>> i = s.iterator();
            return new UnmodifiableIterator<>(i) {
                @Override public Map.Entry<K, V> next() { return new UnmodifiableEntry<>(i.next()); }

                @Override
                public void forEachRemaining(Consumer<? super Map.Entry<K, V>> action) {
                    i.forEachRemaining(e -> action.accept(new UnmodifiableEntry<>(e)));
                }
            };
        }
    }

    private static final class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<? extends K, ? extends V> e;

        UnmodifiableEntry(Map.Entry<? extends K, ? extends V> e) {
            this.e = Objects.requireNonNull(e);
        }

        @Override public boolean equals(Object o) { return this == o || MapEntry.areEqual(this, o); }
        @Override public K getKey() { return e.getKey(); }
        @Override public V getValue() { return e.getValue(); }
        @Override public int hashCode() { return e.hashCode(); }
        @Override public V setValue(V value) { throw refusal(); }
        @Override public String toString() { return e.toString(); }
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(SequencedMap<? extends K, ? extends V> m) {
        return new UnmodifiableSequencedMap<>((SequencedMap<K, V>) m);
    }

    private static class UnmodifiableSequencedMap<K, V> extends UnmodifiableMap<K, V> implements SequencedMap<K, V> {
        private static final long serialVersionUID = -8171676257373950636L;

        UnmodifiableSequencedMap(SequencedMap<K, V> m) {
            super(m);
        }

        @Override public Map.Entry<K, V> pollFirstEntry() { throw refusal(); }
        @Override public Map.Entry<K, V> pollLastEntry() { throw refusal(); }
        @Override public V putFirst(K k, V v) { throw refusal(); }
        @Override public V putLast(K k, V v) { throw refusal(); }
        @Override public SequencedMap<K, V> reversed() { return unmodifiableSequencedMap(sm().reversed()); }
        private SequencedMap<K, V> sm() { return (SequencedMap<K, V>) m; }
    }

    @SuppressWarnings("unchecked")
    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        return m.getClass() == UnmodifiableSortedMap.class
                ? (SortedMap<K, V>) m : new UnmodifiableSortedMap<>((SortedMap<K, V>) m);
    }

    static class UnmodifiableSortedMap<K, V> extends UnmodifiableMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = -8806743815996713206L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("sm", SortedMap.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "sm", m); }

        UnmodifiableSortedMap(SortedMap<K, V> m) {
            super(m);
        }

        @Override public Comparator<? super K> comparator() { return sm().comparator(); }
        @Override public K firstKey() { return sm().firstKey(); }
        @Override public SortedMap<K, V> headMap(K to) { return new UnmodifiableSortedMap<>(sm().headMap(to)); }
        @Override public K lastKey() { return sm().lastKey(); }
        @Override public Map.Entry<K, V> pollFirstEntry() { throw refusal(); }
        @Override public Map.Entry<K, V> pollLastEntry() { throw refusal(); }
        private SortedMap<K, V> sm() { return (SortedMap<K, V>) m; }
        @Override public SortedMap<K, V> subMap(K from, K to) { return new UnmodifiableSortedMap<>(sm().subMap(from, to)); }
        @Override public SortedMap<K, V> tailMap(K from) { return new UnmodifiableSortedMap<>(sm().tailMap(from)); }
    }

    @SuppressWarnings("unchecked")
    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
        return m.getClass() == UnmodifiableNavigableMap.class
                ? (NavigableMap<K, V>) m : new UnmodifiableNavigableMap<>((NavigableMap<K, V>) m);
    }

    static class UnmodifiableNavigableMap<K, V> extends UnmodifiableSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4858195264774772197L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("nm", NavigableMap.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "nm", m); }

        UnmodifiableNavigableMap(NavigableMap<K, V> m) {
            super(m);
        }

        private NavigableMap<K, V> nm() { return (NavigableMap<K, V>) m; }

        private static <K, V> Map.Entry<K, V> fixed(Map.Entry<K, V> e) {
            return e == null ? null : new UnmodifiableEntry<>(e);
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) { return fixed(nm().ceilingEntry(key)); }
        @Override public K ceilingKey(K key) { return nm().ceilingKey(key); }
        @Override public NavigableSet<K> descendingKeySet() { return unmodifiableNavigableSet(nm().descendingKeySet()); }
        @Override public NavigableMap<K, V> descendingMap() { return unmodifiableNavigableMap(nm().descendingMap()); }
        @Override public Map.Entry<K, V> firstEntry() { return fixed(nm().firstEntry()); }
        @Override public Map.Entry<K, V> floorEntry(K key) { return fixed(nm().floorEntry(key)); }
        @Override public K floorKey(K key) { return nm().floorKey(key); }
        @Override public Map.Entry<K, V> higherEntry(K key) { return fixed(nm().higherEntry(key)); }
        @Override public K higherKey(K key) { return nm().higherKey(key); }
        @Override public Map.Entry<K, V> lastEntry() { return fixed(nm().lastEntry()); }
        @Override public Map.Entry<K, V> lowerEntry(K key) { return fixed(nm().lowerEntry(key)); }
        @Override public K lowerKey(K key) { return nm().lowerKey(key); }
        @Override public NavigableSet<K> navigableKeySet() { return unmodifiableNavigableSet(nm().navigableKeySet()); }
        @Override public Map.Entry<K, V> pollFirstEntry() { throw refusal(); }
        @Override public Map.Entry<K, V> pollLastEntry() { throw refusal(); }

        @Override
        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return unmodifiableNavigableMap(nm().subMap(from, fromInclusive, to, toInclusive));
        }

        @Override
        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return unmodifiableNavigableMap(nm().headMap(to, inclusive));
        }

        @Override
        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return unmodifiableNavigableMap(nm().tailMap(from, inclusive));
        }
    }

    // Synchronized wrappers: every call holds the lock, iteration does not

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new SynchronizedCollection<>(c);
    }

    static <T> Collection<T> synchronizedCollection(Collection<T> c, Object lock) {
        return new SynchronizedCollection<>(c, lock);
    }

    static class SynchronizedCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 3053995032091335093L;
        final Collection<E> c;
        final Object mutex;

        SynchronizedCollection(Collection<E> base) {
            mutex = this;
            c = Objects.requireNonNull(base);
        }

        SynchronizedCollection(Collection<E> base, Object lock) {
            c = Objects.requireNonNull(base);
            mutex = Objects.requireNonNull(lock);
        }

        @Override public boolean add(E e) { synchronized (mutex) { return c.add(e); } }
        @Override public void clear() { synchronized (mutex) { c.clear(); } }
        @Override public boolean contains(Object o) { synchronized (mutex) { return c.contains(o); } }
        @Override public void forEach(Consumer<? super E> consumer) { synchronized (mutex) { c.forEach(consumer); } }
        @Override public boolean isEmpty() { synchronized (mutex) { return c.isEmpty(); } }
        @Override public Iterator<E> iterator() { return c.iterator(); }
        @Override public Stream<E> parallelStream() { return c.parallelStream(); }
        @Override public boolean remove(Object o) { synchronized (mutex) { return c.remove(o); } }
        @Override public boolean removeAll(Collection<?> coll) { synchronized (mutex) { return c.removeAll(coll); } }
        @Override public boolean retainAll(Collection<?> coll) { synchronized (mutex) { return c.retainAll(coll); } }
        @Override public int size() { synchronized (mutex) { return c.size(); } }
        @Override public Spliterator<E> spliterator() { return c.spliterator(); }
        @Override public Stream<E> stream() { return c.stream(); }
        @Override public Object[] toArray() { synchronized (mutex) { return c.toArray(); } }
        @Override public <T> T[] toArray(T[] a) { synchronized (mutex) { return c.toArray(a); } }
        @Override public <T> T[] toArray(IntFunction<T[]> f) { synchronized (mutex) { return c.toArray(f); } }
        @Override public String toString() { synchronized (mutex) { return c.toString(); } }

        @Override
        public boolean addAll(Collection<? extends E> coll) {
            synchronized (mutex) {
                return c.addAll(coll);
            }
        }

        @Override
        public boolean containsAll(Collection<?> coll) {
            synchronized (mutex) {
                return c.containsAll(coll);
            }
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            synchronized (mutex) {
                return c.removeIf(filter);
            }
        }
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) { return new SynchronizedSet<>(s); }
    static <T> Set<T> synchronizedSet(Set<T> s, Object lock) { return new SynchronizedSet<>(s, lock); }

    static class SynchronizedSet<E> extends SynchronizedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 487447009682186044L;

        SynchronizedSet(Set<E> s) {
            super(s);
        }

        SynchronizedSet(Set<E> s, Object lock) {
            super(s, lock);
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            synchronized (mutex) {
                return c.equals(o);
            }
        }

        @Override public int hashCode() { synchronized (mutex) { return c.hashCode(); } }
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
        return new SynchronizedSortedSet<>(s);
    }

    static class SynchronizedSortedSet<E> extends SynchronizedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 8695801310862127406L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ss", SortedSet.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "ss", c); }

        SynchronizedSortedSet(SortedSet<E> s) {
            super(s);
        }

        SynchronizedSortedSet(SortedSet<E> s, Object lock) {
            super(s, lock);
        }

        @Override public Comparator<? super E> comparator() { synchronized (mutex) { return ss().comparator(); } }
        @Override public E first() { synchronized (mutex) { return ss().first(); } }
        @Override public E last() { synchronized (mutex) { return ss().last(); } }
        private SortedSet<E> ss() { return (SortedSet<E>) c; }

        @Override
        public SortedSet<E> subSet(E from, E to) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<>(ss().subSet(from, to), mutex);
            }
        }

        @Override
        public SortedSet<E> headSet(E to) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<>(ss().headSet(to), mutex);
            }
        }

        @Override
        public SortedSet<E> tailSet(E from) {
            synchronized (mutex) {
                return new SynchronizedSortedSet<>(ss().tailSet(from), mutex);
            }
        }


        @Override public Spliterator<E> spliterator() { return ss().spliterator(); }
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> s) {
        return new SynchronizedNavigableSet<>(s);
    }

    static class SynchronizedNavigableSet<E> extends SynchronizedSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -5505529816273629798L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ns", NavigableSet.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "ns", c); }

        SynchronizedNavigableSet(NavigableSet<E> s) {
            super(s);
        }

        SynchronizedNavigableSet(NavigableSet<E> s, Object lock) {
            super(s, lock);
        }

        @Override public E ceiling(E e) { synchronized (mutex) { return ns().ceiling(e); } }
        @Override public NavigableSet<E> descendingSet() { synchronized (mutex) { return wrap(ns().descendingSet()); } }
        @Override public E floor(E e) { synchronized (mutex) { return ns().floor(e); } }
        @Override public E higher(E e) { synchronized (mutex) { return ns().higher(e); } }
        @Override public E lower(E e) { synchronized (mutex) { return ns().lower(e); } }
        private NavigableSet<E> ns() { return (NavigableSet<E>) c; }
        @Override public E pollFirst() { synchronized (mutex) { return ns().pollFirst(); } }
        @Override public E pollLast() { synchronized (mutex) { return ns().pollLast(); } }
        private NavigableSet<E> wrap(NavigableSet<E> s) { return new SynchronizedNavigableSet<>(s, mutex); }

        @Override
        public NavigableSet<E> subSet(E from, E to) {
            synchronized (mutex) {
                return wrap(ns().subSet(from, true, to, false));
            }
        }

        @Override
        public NavigableSet<E> headSet(E to) {
            synchronized (mutex) {
                return wrap(ns().headSet(to, false));
            }
        }

        @Override
        public NavigableSet<E> tailSet(E from) {
            synchronized (mutex) {
                return wrap(ns().tailSet(from, true));
            }
        }

        @Override
        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            synchronized (mutex) {
                return wrap(ns().subSet(from, fromInclusive, to, toInclusive));
            }
        }

        @Override
        public NavigableSet<E> headSet(E to, boolean inclusive) {
            synchronized (mutex) {
                return wrap(ns().headSet(to, inclusive));
            }
        }

        @Override
        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            synchronized (mutex) {
                return wrap(ns().tailSet(from, inclusive));
            }
        }

        @Override public Iterator<E> descendingIterator() { return descendingSet().iterator(); }
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return list instanceof RandomAccess ? new SynchronizedRandomAccessList<>(list) : new SynchronizedList<>(list);
    }

    static <T> List<T> synchronizedList(List<T> list, Object lock) {
        return list instanceof RandomAccess
                ? new SynchronizedRandomAccessList<>(list, lock) : new SynchronizedList<>(list, lock);
    }

    static class SynchronizedList<E> extends SynchronizedCollection<E> implements List<E> {
        private static final long serialVersionUID = -7754090372962971524L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("list", List.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "list", c); }

        /** Older forms know of no lists of random access. */
        private Object readResolve() { return c instanceof RandomAccess ? new SynchronizedRandomAccessList<>((List<E>) c) : this; }

        SynchronizedList(List<E> list) {
            super(list);
        }

        SynchronizedList(List<E> list, Object lock) {
            super(list, lock);
        }

        private List<E> list() { return (List<E>) c; }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            synchronized (mutex) {
                return c.equals(o);
            }
        }

        @Override public void add(int index, E element) { synchronized (mutex) { list().add(index, element); } }
        @Override public E get(int index) { synchronized (mutex) { return list().get(index); } }
        @Override public int hashCode() { synchronized (mutex) { return c.hashCode(); } }
        @Override public int indexOf(Object o) { synchronized (mutex) { return list().indexOf(o); } }
        @Override public int lastIndexOf(Object o) { synchronized (mutex) { return list().lastIndexOf(o); } }
        @Override public E remove(int index) { synchronized (mutex) { return list().remove(index); } }
        @Override public E set(int index, E element) { synchronized (mutex) { return list().set(index, element); } }

        @Override
        public boolean addAll(int index, Collection<? extends E> coll) {
            synchronized (mutex) {
                return list().addAll(index, coll);
            }
        }

        @Override
        public List<E> subList(int from, int to) {
            synchronized (mutex) {
                return synchronizedList(list().subList(from, to), mutex);
            }
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            synchronized (mutex) {
                list().replaceAll(operator);
            }
        }

        @Override
        public void sort(Comparator<? super E> comparator) {
            synchronized (mutex) {
                list().sort(comparator);
            }
        }

        @Override public ListIterator<E> listIterator() { return list().listIterator(); }
        @Override public ListIterator<E> listIterator(int index) { return list().listIterator(index); }
    }

    static class SynchronizedRandomAccessList<E> extends SynchronizedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1530674583602358482L;

        SynchronizedRandomAccessList(List<E> list) {
            super(list);
        }

        SynchronizedRandomAccessList(List<E> list, Object lock) {
            super(list, lock);
        }
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) { return new SynchronizedMap<>(m); }

    private static class SynchronizedMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = 1978198479659022715L;
        final Map<K, V> m;
        final Object mutex;

        SynchronizedMap(Map<K, V> base) {
            mutex = this;
            m = Objects.requireNonNull(base);
        }

        SynchronizedMap(Map<K, V> m, Object lock) {
            this.m = m;
            mutex = lock;
        }

        @Override public void clear() { synchronized (mutex) { m.clear(); } }
        @Override public boolean containsKey(Object key) { synchronized (mutex) { return m.containsKey(key); } }
        @Override public boolean containsValue(Object value) { synchronized (mutex) { return m.containsValue(value); } }
        @Override public V get(Object key) { synchronized (mutex) { return m.get(key); } }
        @Override public int hashCode() { synchronized (mutex) { return m.hashCode(); } }
        @Override public boolean isEmpty() { synchronized (mutex) { return m.isEmpty(); } }
        @Override public Set<K> keySet() { synchronized (mutex) { return new SynchronizedSet<>(m.keySet(), mutex); } }
        @Override public V put(K key, V value) { synchronized (mutex) { return m.put(key, value); } }
        @Override public void putAll(Map<? extends K, ? extends V> map) { synchronized (mutex) { m.putAll(map); } }
        @Override public V putIfAbsent(K key, V value) { synchronized (mutex) { return m.putIfAbsent(key, value); } }
        @Override public V remove(Object key) { synchronized (mutex) { return m.remove(key); } }
        @Override public V replace(K key, V value) { synchronized (mutex) { return m.replace(key, value); } }
        @Override public int size() { synchronized (mutex) { return m.size(); } }
        @Override public String toString() { synchronized (mutex) { return m.toString(); } }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.compute(key, f);
            }
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfAbsent(key, f);
            }
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfPresent(key, f);
            }
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            synchronized (mutex) {
                return new SynchronizedSet<>(m.entrySet(), mutex);
            }
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            synchronized (mutex) {
                return m.equals(o);
            }
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            synchronized (mutex) {
                m.forEach(action);
            }
        }

        @Override
        public V getOrDefault(Object k, V defaultValue) {
            synchronized (mutex) {
                return m.getOrDefault(k, defaultValue);
            }
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.merge(key, value, f);
            }
        }

        @Override
        public boolean remove(Object key, Object value) {
            synchronized (mutex) {
                return m.remove(key, value);
            }
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            synchronized (mutex) {
                return m.replace(key, oldValue, newValue);
            }
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            synchronized (mutex) {
                m.replaceAll(function);
            }
        }

        @Override
        public Collection<V> values() {
            synchronized (mutex) {
                return new SynchronizedCollection<>(m.values(), mutex);
            }
        }
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new SynchronizedSortedMap<>(m);
    }

    static class SynchronizedSortedMap<K, V> extends SynchronizedMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = -8798146769416483793L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("sm", SortedMap.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "sm", m); }

        SynchronizedSortedMap(SortedMap<K, V> m) {
            super(m);
        }

        SynchronizedSortedMap(SortedMap<K, V> m, Object lock) {
            super(m, lock);
        }

        @Override public Comparator<? super K> comparator() { synchronized (mutex) { return sm().comparator(); } }
        @Override public K firstKey() { synchronized (mutex) { return sm().firstKey(); } }
        @Override public K lastKey() { synchronized (mutex) { return sm().lastKey(); } }
        private SortedMap<K, V> sm() { return (SortedMap<K, V>) m; }

        @Override
        public SortedMap<K, V> subMap(K from, K to) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<>(sm().subMap(from, to), mutex);
            }
        }

        @Override
        public SortedMap<K, V> headMap(K to) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<>(sm().headMap(to), mutex);
            }
        }

        @Override
        public SortedMap<K, V> tailMap(K from) {
            synchronized (mutex) {
                return new SynchronizedSortedMap<>(sm().tailMap(from), mutex);
            }
        }

    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
        return new SynchronizedNavigableMap<>(m);
    }

    static class SynchronizedNavigableMap<K, V> extends SynchronizedSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = 699392247599746807L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("nm", NavigableMap.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "nm", m); }

        SynchronizedNavigableMap(NavigableMap<K, V> m) {
            super(m);
        }

        SynchronizedNavigableMap(NavigableMap<K, V> m, Object lock) {
            super(m, lock);
        }

        private NavigableMap<K, V> nm() { return (NavigableMap<K, V>) m; }

        private NavigableMap<K, V> wrap(NavigableMap<K, V> map) {
            return new SynchronizedNavigableMap<>(map, mutex);
        }

        private NavigableSet<K> wrap(NavigableSet<K> set) {
            return new SynchronizedNavigableSet<>(set, mutex);
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) { synchronized (mutex) { return nm().ceilingEntry(key); } }
        @Override public K ceilingKey(K key) { synchronized (mutex) { return nm().ceilingKey(key); } }
        @Override public Map.Entry<K, V> firstEntry() { synchronized (mutex) { return nm().firstEntry(); } }
        @Override public Map.Entry<K, V> floorEntry(K key) { synchronized (mutex) { return nm().floorEntry(key); } }
        @Override public K floorKey(K key) { synchronized (mutex) { return nm().floorKey(key); } }
        @Override public Map.Entry<K, V> higherEntry(K key) { synchronized (mutex) { return nm().higherEntry(key); } }
        @Override public K higherKey(K key) { synchronized (mutex) { return nm().higherKey(key); } }
        @Override public Map.Entry<K, V> lastEntry() { synchronized (mutex) { return nm().lastEntry(); } }
        @Override public Map.Entry<K, V> lowerEntry(K key) { synchronized (mutex) { return nm().lowerEntry(key); } }
        @Override public K lowerKey(K key) { synchronized (mutex) { return nm().lowerKey(key); } }
        @Override public Map.Entry<K, V> pollFirstEntry() { synchronized (mutex) { return nm().pollFirstEntry(); } }
        @Override public Map.Entry<K, V> pollLastEntry() { synchronized (mutex) { return nm().pollLastEntry(); } }

        @Override
        public NavigableMap<K, V> descendingMap() {
            synchronized (mutex) {
                return wrap(nm().descendingMap());
            }
        }

        @Override public NavigableSet<K> keySet() { synchronized (mutex) { return wrap(nm().navigableKeySet()); } }

        @Override
        public NavigableSet<K> navigableKeySet() {
            synchronized (mutex) {
                return wrap(nm().navigableKeySet());
            }
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            synchronized (mutex) {
                return wrap(nm().descendingKeySet());
            }
        }

        @Override
        public SortedMap<K, V> subMap(K from, K to) {
            synchronized (mutex) {
                return wrap(nm().subMap(from, true, to, false));
            }
        }

        @Override
        public SortedMap<K, V> headMap(K to) {
            synchronized (mutex) {
                return wrap(nm().headMap(to, false));
            }
        }

        @Override
        public SortedMap<K, V> tailMap(K from) {
            synchronized (mutex) {
                return wrap(nm().tailMap(from, true));
            }
        }

        @Override
        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            synchronized (mutex) {
                return wrap(nm().subMap(from, fromInclusive, to, toInclusive));
            }
        }

        @Override
        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            synchronized (mutex) {
                return wrap(nm().headMap(to, inclusive));
            }
        }

        @Override
        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            synchronized (mutex) {
                return wrap(nm().tailMap(from, inclusive));
            }
        }

    }

    // Checked wrappers: what is put in must be of the given class

    public static <E> Collection<E> checkedCollection(Collection<E> c, Class<E> type) {
        return new CheckedCollection<>(c, type);
    }

    static class CheckedCollection<E> implements Collection<E>, Serializable {
        private static final long serialVersionUID = 1578914078182001775L;

        final Collection<E> c;
        final Class<E> type;

        CheckedCollection(Collection<E> c, Class<E> type) {
            Objects.requireNonNull(c, "c");
            Objects.requireNonNull(type, "type");
            this.type = type;
            this.c = c;
        }

        @SuppressWarnings("unchecked")
        final E typeCheck(Object o) {
            if (o != null && !type.isInstance(o)) {
                throw new ClassCastException("Attempt to insert " + o.getClass()
                        + " element into collection with element type " + type);
            }
            return (E) o;
        }

        /** A checked copy: another thread cannot change it between check and use. */
        @SuppressWarnings("unchecked")
        final Collection<E> checkedCopy(Collection<? extends E> coll) {
            Object[] elements = coll.toArray().clone();
            for (Object o : elements) {
                typeCheck(o);
            }
            return (Collection<E>) Arrays.asList(elements);
        }

        @Override public boolean add(E e) { return c.add(typeCheck(e)); }
        @Override public boolean addAll(Collection<? extends E> coll) { return c.addAll(checkedCopy(coll)); }
        @Override public void clear() { c.clear(); }
        @Override public boolean contains(Object o) { return c.contains(o); }
        @Override public boolean containsAll(Collection<?> coll) { return c.containsAll(coll); }
        @Override public void forEach(Consumer<? super E> action) { c.forEach(action); }
        @Override public boolean isEmpty() { return c.isEmpty(); }
        @Override public Iterator<E> iterator() { return c.iterator(); }
        @Override public Stream<E> parallelStream() { return c.parallelStream(); }
        @Override public boolean remove(Object o) { return c.remove(o); }
        @Override public boolean removeAll(Collection<?> coll) { return c.removeAll(coll); }
        @Override public boolean removeIf(Predicate<? super E> filter) { return c.removeIf(filter); }
        @Override public boolean retainAll(Collection<?> coll) { return c.retainAll(coll); }
        @Override public int size() { return c.size(); }
        @Override public Spliterator<E> spliterator() { return c.spliterator(); }
        @Override public Stream<E> stream() { return c.stream(); }
        @Override public Object[] toArray() { return c.toArray(); }
        @Override public <T> T[] toArray(T[] a) { return c.toArray(a); }
        @Override public <T> T[] toArray(IntFunction<T[]> f) { return c.toArray(f); }
        @Override public String toString() { return c.toString(); }
    }

    public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
        return new CheckedQueue<>(queue, type);
    }

    static class CheckedQueue<E> extends CheckedCollection<E> implements Queue<E> {
        private static final long serialVersionUID = 1433151992604707767L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("queue", Queue.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "queue", c); }

        CheckedQueue(Queue<E> queue, Class<E> type) {
            super(queue, type);
        }

        @Override public E element() { return queue().element(); }
        @Override public boolean equals(Object o) { return this == o || c.equals(o); }
        @Override public int hashCode() { return c.hashCode(); }
        @Override public boolean offer(E e) { return queue().offer(typeCheck(e)); }
        @Override public E peek() { return queue().peek(); }
        @Override public E poll() { return queue().poll(); }
        private Queue<E> queue() { return (Queue<E>) c; }
        @Override public E remove() { return queue().remove(); }
    }

    public static <E> Set<E> checkedSet(Set<E> s, Class<E> type) { return new CheckedSet<>(s, type); }

    static class CheckedSet<E> extends CheckedCollection<E> implements Set<E> {
        private static final long serialVersionUID = 4694047833775013803L;

        CheckedSet(Set<E> s, Class<E> type) {
            super(s, type);
        }

        @Override public boolean equals(Object o) { return this == o || c.equals(o); }
        @Override public int hashCode() { return c.hashCode(); }
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> s, Class<E> type) {
        return new CheckedSortedSet<>(s, type);
    }

    static class CheckedSortedSet<E> extends CheckedSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1599911165492914959L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ss", SortedSet.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "ss", c); }

        CheckedSortedSet(SortedSet<E> s, Class<E> type) {
            super(s, type);
        }

        @Override public Comparator<? super E> comparator() { return ss().comparator(); }
        @Override public E first() { return ss().first(); }
        @Override public SortedSet<E> headSet(E to) { return checkedSortedSet(ss().headSet(to), type); }
        @Override public E last() { return ss().last(); }
        @Override public Spliterator<E> spliterator() { return ss().spliterator(); }
        private SortedSet<E> ss() { return (SortedSet<E>) c; }
        @Override public SortedSet<E> subSet(E from, E to) { return checkedSortedSet(ss().subSet(from, to), type); }
        @Override public SortedSet<E> tailSet(E from) { return checkedSortedSet(ss().tailSet(from), type); }
    }

    public static <E> NavigableSet<E> checkedNavigableSet(NavigableSet<E> s, Class<E> type) {
        return new CheckedNavigableSet<>(s, type);
    }

    static class CheckedNavigableSet<E> extends CheckedSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = -5429120189805438922L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("ns", NavigableSet.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "ns", c); }

        CheckedNavigableSet(NavigableSet<E> s, Class<E> type) {
            super(s, type);
        }

        @Override public E ceiling(E e) { return ns().ceiling(e); }
        @Override public Iterator<E> descendingIterator() { return descendingSet().iterator(); }
        @Override public NavigableSet<E> descendingSet() { return wrap(ns().descendingSet()); }
        @Override public E floor(E e) { return ns().floor(e); }
        @Override public NavigableSet<E> headSet(E to) { return wrap(ns().headSet(to, false)); }
        @Override public NavigableSet<E> headSet(E to, boolean inclusive) { return wrap(ns().headSet(to, inclusive)); }
        @Override public E higher(E e) { return ns().higher(e); }
        @Override public E lower(E e) { return ns().lower(e); }
        private NavigableSet<E> ns() { return (NavigableSet<E>) c; }
        @Override public E pollFirst() { return ns().pollFirst(); }
        @Override public E pollLast() { return ns().pollLast(); }
        @Override public NavigableSet<E> subSet(E from, E to) { return wrap(ns().subSet(from, true, to, false)); }
        @Override public NavigableSet<E> tailSet(E from) { return wrap(ns().tailSet(from, true)); }
        @Override public NavigableSet<E> tailSet(E from, boolean inclusive) { return wrap(ns().tailSet(from, inclusive)); }
        private NavigableSet<E> wrap(NavigableSet<E> s) { return new CheckedNavigableSet<>(s, type); }

        @Override
        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return wrap(ns().subSet(from, fromInclusive, to, toInclusive));
        }
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess ? new CheckedRandomAccessList<>(list, type) : new CheckedList<>(list, type);
    }

    static class CheckedList<E> extends CheckedCollection<E> implements List<E> {
        private static final long serialVersionUID = 65247728283967356L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("list", List.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "list", c); }

        CheckedList(List<E> list, Class<E> type) {
            super(list, type);
        }

        @Override public void add(int index, E element) { list().add(index, typeCheck(element)); }
        @Override public boolean equals(Object o) { return this == o || c.equals(o); }
        @Override public E get(int index) { return list().get(index); }
        @Override public int hashCode() { return c.hashCode(); }
        @Override public int indexOf(Object o) { return list().indexOf(o); }
        @Override public int lastIndexOf(Object o) { return list().lastIndexOf(o); }
        private List<E> list() { return (List<E>) c; }
        @Override public ListIterator<E> listIterator() { return listIterator(0); }
        @Override public E remove(int index) { return list().remove(index); }
        @Override public E set(int index, E element) { return list().set(index, typeCheck(element)); }
        @Override public void sort(Comparator<? super E> c) { list().sort(c); }
        @Override public List<E> subList(int from, int to) { return checkedList(list().subList(from, to), type); }

        @Override
        public boolean addAll(int index, Collection<? extends E> coll) {
            return list().addAll(index, checkedCopy(coll));
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            list().replaceAll(e -> typeCheck(operator.apply(e)));
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            ListIterator<E> i = list().listIterator(index);
            return new ListIterator<>() {
                @Override public void add(E e) { i.add(typeCheck(e)); }
                @Override public boolean hasNext() { return i.hasNext(); }
                @Override public boolean hasPrevious() { return i.hasPrevious(); }
                @Override public E next() { return i.next(); }
                @Override public int nextIndex() { return i.nextIndex(); }
                @Override public E previous() { return i.previous(); }
                @Override public int previousIndex() { return i.previousIndex(); }
                @Override public void remove() { i.remove(); }
                @Override public void set(E e) { i.set(typeCheck(e)); }

            };
        }
    }

    static class CheckedRandomAccessList<E> extends CheckedList<E> implements RandomAccess {
        private static final long serialVersionUID = 1638200125423088369L;

        CheckedRandomAccessList(List<E> list, Class<E> type) {
            super(list, type);
        }
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedMap<>(m, keyType, valueType);
    }

    private static class CheckedMap<K, V> implements Map<K, V>, Serializable {
        private static final long serialVersionUID = 5742860141034234728L;

        final Map<K, V> m;
        final Class<K> keyType;
        final Class<V> valueType;

        CheckedMap(Map<K, V> m, Class<K> keyType, Class<V> valueType) {
            Objects.requireNonNull(m);
            Objects.requireNonNull(keyType);
            this.valueType = Objects.requireNonNull(valueType);
            this.keyType = keyType;
            this.m = m;
        }

        private void typeCheck(Object key, Object value) {
            if (key != null && !keyType.isInstance(key)) {
                throw new ClassCastException("Attempt to insert " + key.getClass()
                        + " key into map with key type " + keyType);
            }
            valueCheck(value);
        }

        private void valueCheck(Object value) {
            if (value != null && !valueType.isInstance(value)) {
                throw new ClassCastException("Attempt to insert " + value.getClass()
                        + " value into map with value type " + valueType);
            }
        }

        private V checked(K key, V value) {
            typeCheck(key, value);
            return value;
        }

        @Override public void clear() { m.clear(); }
        @Override public boolean containsKey(Object key) { return m.containsKey(key); }
        @Override public boolean containsValue(Object v) { return m.containsValue(v); }
        @Override public boolean equals(Object o) { return this == o || m.equals(o); }
        @Override public void forEach(BiConsumer<? super K, ? super V> action) { m.forEach(action); }
        @Override public V get(Object key) { return m.get(key); }
        @Override public int hashCode() { return m.hashCode(); }
        @Override public boolean isEmpty() { return m.isEmpty(); }
        @Override public Set<K> keySet() { return m.keySet(); }
        @Override public V put(K key, V value) { return m.put(key, checked(key, value)); }
        @Override public V putIfAbsent(K key, V value) { return m.putIfAbsent(key, checked(key, value)); }
        @Override public V remove(Object key) { return m.remove(key); }
        @Override public boolean remove(Object key, Object value) { return m.remove(key, value); }
        @Override public boolean replace(K k, V old, V value) { return m.replace(k, old, checked(k, value)); }
        @Override public V replace(K key, V value) { return m.replace(key, checked(key, value)); }
        @Override public int size() { return m.size(); }
        @Override public String toString() { return m.toString(); }
        @Override public Collection<V> values() { return m.values(); }

        @Override
        public void putAll(Map<? extends K, ? extends V> t) {
            Map<K, V> checked = new LinkedHashMap<>();
            for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
                checked.put(e.getKey(), checked(e.getKey(), e.getValue()));
            }
            m.putAll(checked);
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            m.replaceAll((k, v) -> checked(k, function.apply(k, v)));
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            Objects.requireNonNull(f);
            return m.computeIfAbsent(key, k -> checked(k, f.apply(k)));
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            return m.computeIfPresent(key, (k, v) -> checked(k, f.apply(k, v)));
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            return m.compute(key, (k, v) -> checked(k, f.apply(k, v)));
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            Objects.requireNonNull(f);
            return m.merge(key, value, (v1, v2) -> checked(null, f.apply(v1, v2)));
        }

        @Override public Set<Map.Entry<K, V>> entrySet() { return new CheckedEntrySet(); }

        /** Entries whose setValue checks too. */
        private final class CheckedEntrySet extends AbstractSet<Map.Entry<K, V>> {
            @Override public void clear() { m.clear(); }
            @Override public boolean contains(Object o) { return m.entrySet().contains(o); }
            @Override public boolean remove(Object o) { return m.entrySet().remove(o); }
            @Override public int size() { return m.size(); }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                Iterator<Map.Entry<K, V>> i = m.entrySet().iterator();
                return new Iterator<>() {
                    @Override public boolean hasNext() { return i.hasNext(); }
                    @Override public Map.Entry<K, V> next() { return new CheckedEntry(i.next()); }
                    @Override public void remove() { i.remove(); }

                };
            }
        }

        private final class CheckedEntry implements Map.Entry<K, V> {
            private final Map.Entry<K, V> e;

            CheckedEntry(Map.Entry<K, V> e) {
                this.e = e;
            }

            @Override public boolean equals(Object o) { return o == this || e.equals(o); }
            @Override public K getKey() { return e.getKey(); }
            @Override public V getValue() { return e.getValue(); }
            @Override public int hashCode() { return e.hashCode(); }
            @Override public V setValue(V value) { return e.setValue(checked(null, value)); }
            @Override public String toString() { return e.toString(); }
        }
    }

    public static <K, V> SortedMap<K, V> checkedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
        return new CheckedSortedMap<>(m, keyType, valueType);
    }

    static class CheckedSortedMap<K, V> extends CheckedMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = 1599671320688067438L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("sm", SortedMap.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "sm", m); }

        CheckedSortedMap(SortedMap<K, V> m, Class<K> keyType, Class<V> valueType) {
            super(m, keyType, valueType);
        }

        private SortedMap<K, V> sm() { return (SortedMap<K, V>) m; }

        private SortedMap<K, V> wrap(SortedMap<K, V> map) {
            return new CheckedSortedMap<>(map, keyType, valueType);
        }

        @Override public Comparator<? super K> comparator() { return sm().comparator(); }
        @Override public K firstKey() { return sm().firstKey(); }
        @Override public SortedMap<K, V> headMap(K to) { return wrap(sm().headMap(to)); }
        @Override public K lastKey() { return sm().lastKey(); }
        @Override public SortedMap<K, V> subMap(K from, K to) { return wrap(sm().subMap(from, to)); }
        @Override public SortedMap<K, V> tailMap(K from) { return wrap(sm().tailMap(from)); }
    }

    public static <K, V> NavigableMap<K, V> checkedNavigableMap(NavigableMap<K, V> m, Class<K> keyType,
            Class<V> valueType) {
        return new CheckedNavigableMap<>(m, keyType, valueType);
    }

    static class CheckedNavigableMap<K, V> extends CheckedSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = -4852462692372534096L;

        private static final class SerialForm {
            private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("nm", NavigableMap.class)};
        }

        private void writeObject(ObjectOutputStream out) throws IOException { writeField(out, "nm", m); }

        CheckedNavigableMap(NavigableMap<K, V> m, Class<K> keyType, Class<V> valueType) {
            super(m, keyType, valueType);
        }

        private NavigableMap<K, V> nm() { return (NavigableMap<K, V>) m; }

        private NavigableMap<K, V> wrap(NavigableMap<K, V> map) {
            return new CheckedNavigableMap<>(map, keyType, valueType);
        }

        @Override public Map.Entry<K, V> ceilingEntry(K key) { return nm().ceilingEntry(key); }
        @Override public K ceilingKey(K key) { return nm().ceilingKey(key); }
        @Override public NavigableSet<K> descendingKeySet() { return checkedNavigableSet(nm().descendingKeySet(), keyType); }
        @Override public NavigableMap<K, V> descendingMap() { return wrap(nm().descendingMap()); }
        @Override public Map.Entry<K, V> firstEntry() { return nm().firstEntry(); }
        @Override public Map.Entry<K, V> floorEntry(K key) { return nm().floorEntry(key); }
        @Override public K floorKey(K key) { return nm().floorKey(key); }
        @Override public NavigableMap<K, V> headMap(K to) { return wrap(nm().headMap(to, false)); }
        @Override public NavigableMap<K, V> headMap(K to, boolean inclusive) { return wrap(nm().headMap(to, inclusive)); }
        @Override public Map.Entry<K, V> higherEntry(K key) { return nm().higherEntry(key); }
        @Override public K higherKey(K key) { return nm().higherKey(key); }
        @Override public NavigableSet<K> keySet() { return navigableKeySet(); }
        @Override public Map.Entry<K, V> lastEntry() { return nm().lastEntry(); }
        @Override public Map.Entry<K, V> lowerEntry(K key) { return nm().lowerEntry(key); }
        @Override public K lowerKey(K key) { return nm().lowerKey(key); }
        @Override public NavigableSet<K> navigableKeySet() { return checkedNavigableSet(nm().navigableKeySet(), keyType); }
        @Override public Map.Entry<K, V> pollFirstEntry() { return nm().pollFirstEntry(); }
        @Override public Map.Entry<K, V> pollLastEntry() { return nm().pollLastEntry(); }
        @Override public NavigableMap<K, V> subMap(K from, K to) { return wrap(nm().subMap(from, true, to, false)); }
        @Override public NavigableMap<K, V> tailMap(K from) { return wrap(nm().tailMap(from, true)); }
        @Override public NavigableMap<K, V> tailMap(K from, boolean inclusive) { return wrap(nm().tailMap(from, inclusive)); }

        @Override
        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return wrap(nm().subMap(from, fromInclusive, to, toInclusive));
        }
    }

    // Empty collections

    private static final class EmptyIterator<E> implements ListIterator<E>, Enumeration<E> {
        @Override public void add(E e) { throw refusal(); }
        @Override public Iterator<E> asIterator() { return emptyIterator(); }
        @Override public void forEachRemaining(Consumer<? super E> action) { Objects.requireNonNull(action); }
        @Override public boolean hasMoreElements() { return false; }
        @Override public boolean hasNext() { return false; }
        @Override public boolean hasPrevious() { return false; }
        @Override public E next() { throw new NoSuchElementException(); }
        @Override public E nextElement() { throw new NoSuchElementException(); }
        @Override public int nextIndex() { return 0; }
        @Override public E previous() { throw new NoSuchElementException(); }
        @Override public int previousIndex() { return -1; }
        @Override public void remove() { throw new IllegalStateException(); }
        @Override public void set(E e) { throw new IllegalStateException(); }
    }

    public static <T> Enumeration<T> emptyEnumeration() { return new EmptyIterator<>(); }
    public static <T> Iterator<T> emptyIterator() { return new EmptyIterator<>(); }
    public static <T> ListIterator<T> emptyListIterator() { return new EmptyIterator<>(); }

    @SuppressWarnings("unchecked")
    public static final <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    private static final class EmptySet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 1582296315990362920L;

        @Override public void clear() { }
        @Override public boolean contains(Object obj) { return false; }
        @Override public boolean containsAll(Collection<?> c) { return c.isEmpty(); }
        @Override public void forEach(Consumer<? super E> action) { Objects.requireNonNull(action); }
        @Override public Iterator<E> iterator() { return emptyIterator(); }
        private Object readResolve() { return EMPTY_SET; }
        @Override public int size() { return 0; }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        @Override public Spliterator<E> spliterator() { return Spliterators.emptySpliterator(); }
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return new UnmodifiableNavigableSet<>(new TreeSet<>());
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return new UnmodifiableNavigableSet<>(new TreeSet<>());
    }

    @SuppressWarnings("unchecked")
    public static final <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    private static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 8842843931221139166L;

        @Override public void clear() { }
        @Override public boolean contains(Object obj) { return false; }
        @Override public boolean containsAll(Collection<?> c) { return c.isEmpty(); }
        @Override public boolean equals(Object o) { return o instanceof List && ((List<?>) o).isEmpty(); }
        @Override public void forEach(Consumer<? super E> action) { Objects.requireNonNull(action); }
        @Override public E get(int index) { throw new IndexOutOfBoundsException("Index: " + index); }
        @Override public int hashCode() { return 1; }
        @Override public Iterator<E> iterator() { return emptyIterator(); }
        @Override public ListIterator<E> listIterator() { return emptyListIterator(); }
        private Object readResolve() { return EMPTY_LIST; }
        @Override public void replaceAll(UnaryOperator<E> operator) { Objects.requireNonNull(operator); }
        @Override public int size() { return 0; }
        @Override public void sort(Comparator<? super E> c) { }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return false;
        }

        @Override public Spliterator<E> spliterator() { return Spliterators.emptySpliterator(); }
    }

    @SuppressWarnings("unchecked")
    public static final <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    private static final class EmptyMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = 6428348081105594320L;

        @Override public void clear() { }
        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) { throw refusal(); }
        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> f) { throw refusal(); }
        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) { throw refusal(); }
        @Override public boolean containsKey(Object key) { return false; }
        @Override public boolean containsValue(Object value) { return false; }
        @Override public Set<Map.Entry<K, V>> entrySet() { return emptySet(); }
        @Override public boolean equals(Object o) { return o instanceof Map && ((Map<?, ?>) o).isEmpty(); }
        @Override public void forEach(BiConsumer<? super K, ? super V> action) { Objects.requireNonNull(action); }
        @Override public V get(Object key) { return null; }
        @Override public V getOrDefault(Object k, V defaultValue) { return defaultValue; }
        @Override public int hashCode() { return 0; }
        @Override public Set<K> keySet() { return emptySet(); }
        @Override public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) { throw refusal(); }
        @Override public V putIfAbsent(K key, V value) { throw refusal(); }
        private Object readResolve() { return EMPTY_MAP; }
        @Override public boolean remove(Object key, Object value) { throw refusal(); }
        @Override public boolean replace(K key, V oldValue, V newValue) { throw refusal(); }
        @Override public V replace(K key, V value) { throw refusal(); }
        @Override public int size() { return 0; }
        @Override public Collection<V> values() { return emptySet(); }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            Objects.requireNonNull(function);
        }
    }

    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return new UnmodifiableNavigableMap<>(new TreeMap<>());
    }

    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return new UnmodifiableNavigableMap<>(new TreeMap<>());
    }

    // Collections of one element, repeated or not

    private static <E> Iterator<E> singletonIterator(E e) {
        return new Iterator<>() {
            private boolean hasNext = true;

            @Override public boolean hasNext() { return hasNext; }

            @Override
            public E next() {
                if (!hasNext) {
                    throw new NoSuchElementException();
                }
                hasNext = false;
                return e;
            }

            @Override public void remove() { throw refusal(); }

        };
    }

    public static <T> Set<T> singleton(T o) { return new SingletonSet<>(o); }

    private static final class SingletonSet<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 3193687207550431679L;

        private final E element;

        SingletonSet(E e) {
            element = e;
        }

        @Override public boolean contains(Object o) { return Objects.equals(o, element); }
        @Override public void forEach(Consumer<? super E> action) { action.accept(element); }
        @Override public int hashCode() { return Objects.hashCode(element); }
        @Override public Iterator<E> iterator() { return singletonIterator(element); }
        @Override public boolean removeIf(Predicate<? super E> filter) { throw refusal(); }
        @Override public int size() { return 1; }

        @Override
        public Spliterator<E> spliterator() {
            return new CollectionSpliterator<>(this, Spliterator.DISTINCT | Spliterator.ORDERED | Spliterator.IMMUTABLE
                                                     | Spliterator.SIZED | Spliterator.SUBSIZED);
        }
    }

    public static <T> List<T> singletonList(T o) { return new SingletonList<>(o); }

    private static final class SingletonList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 3093736618740652951L;

        private final E element;

        SingletonList(E obj) {
            element = obj;
        }

        @Override public boolean contains(Object obj) { return Objects.equals(obj, element); }
        @Override public void forEach(Consumer<? super E> action) { action.accept(element); }
        @Override public int hashCode() { return 31 + Objects.hashCode(element); }
        @Override public Iterator<E> iterator() { return singletonIterator(element); }
        @Override public boolean removeIf(Predicate<? super E> filter) { throw refusal(); }
        @Override public void replaceAll(UnaryOperator<E> operator) { throw refusal(); }
        @Override public int size() { return 1; }
        @Override public void sort(Comparator<? super E> c) { }

        @Override
        public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return element;
        }
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) { return new SingletonMap<>(key, value); }

    private static final class SingletonMap<K, V> extends AbstractMap<K, V> implements Serializable {
        private static final long serialVersionUID = -6979724477215052911L;

        private final K k;
        private final V v;

        SingletonMap(K key, V value) {
            k = key;
            v = value;
        }

        @Override public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) { throw refusal(); }
        @Override public V computeIfAbsent(K key, Function<? super K, ? extends V> f) { throw refusal(); }
        @Override public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) { throw refusal(); }
        @Override public boolean containsKey(Object key) { return Objects.equals(key, k); }
        @Override public boolean containsValue(Object value) { return Objects.equals(value, v); }
        @Override public Set<Map.Entry<K, V>> entrySet() { return singleton(new SimpleImmutableEntry<>(k, v)); }
        @Override public void forEach(BiConsumer<? super K, ? super V> action) { action.accept(k, v); }
        @Override public V get(Object key) { return Objects.equals(key, k) ? v : null; }
        @Override public int hashCode() { return Objects.hashCode(k) ^ Objects.hashCode(v); }
        @Override public Set<K> keySet() { return singleton(k); }
        @Override public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) { throw refusal(); }
        @Override public V putIfAbsent(K key, V value) { throw refusal(); }
        @Override public boolean remove(Object key, Object value) { throw refusal(); }
        @Override public boolean replace(K key, V oldValue, V newValue) { throw refusal(); }
        @Override public V replace(K key, V value) { throw refusal(); }
        @Override public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) { throw refusal(); }
        @Override public int size() { return 1; }
        @Override public Collection<V> values() { return singleton(v); }
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new CopiesList<>(n, o);
    }

    private static final class CopiesList<E> extends AbstractList<E> implements RandomAccess, Serializable {
        private static final long serialVersionUID = 2739099268398711800L;

        private final int n;
        private final E element;

        CopiesList(int n, E e) {
            this.n = n;
            element = e;
        }

        @Override public boolean contains(Object obj) { return n != 0 && Objects.equals(obj, element); }
        @Override public int indexOf(Object o) { return contains(o) ? 0 : -1; }
        @Override public int lastIndexOf(Object o) { return contains(o) ? n - 1 : -1; }
        @Override public int size() { return n; }

        @Override
        public Spliterator<E> spliterator() {
            return n == 0 ? Spliterators.emptySpliterator() : super.spliterator();
        }

        @Override
        public E get(int index) {
            if (index < 0 || index >= n) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
            }
            return element;
        }

        @Override
        public Object[] toArray() {
            Object[] a = new Object[n];
            if (element != null) {
                Arrays.fill(a, 0, n, element);
            }
            return a;
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkPart(fromIndex, toIndex, n);
            return new CopiesList<>(toIndex - fromIndex, element);
        }
    }

    // Reverse orders

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) ReverseComparator.REVERSE_ORDER;
    }

    private static final class ReverseComparator implements Comparator<Comparable<Object>>, Serializable {
        private static final long serialVersionUID = 7207038068494060240L;

        static final ReverseComparator REVERSE_ORDER = new ReverseComparator();

        @Override
        public int compare(Comparable<Object> c1, Comparable<Object> c2) {
            return c2.compareTo(c1);
        }

        @Override public Comparator<Comparable<Object>> reversed() { return Comparator.naturalOrder(); }
    }

    @SuppressWarnings("unchecked")
    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null || cmp == Comparators.natural()) {
            return reverseOrder();
        }
        if (cmp == ReverseComparator.REVERSE_ORDER) {
            return Comparators.natural();
        }
        if (cmp instanceof ReverseComparator2) {
            return ((ReverseComparator2<T>) cmp).cmp;
        }
        return new ReverseComparator2<>(cmp);
    }

    private static final class ReverseComparator2<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = 4374092139857L;

        final Comparator<T> cmp;

        ReverseComparator2(Comparator<T> cmp) {
            this.cmp = cmp;
        }

        @Override public int compare(T t1, T t2) { return cmp.compare(t2, t1); }

        @Override
        public boolean equals(Object o) {
            return o == this || (o instanceof ReverseComparator2 && cmp.equals(((ReverseComparator2<?>) o).cmp));
        }

        @Override public int hashCode() { return cmp.hashCode() ^ Integer.MIN_VALUE; }
        @Override public Comparator<T> reversed() { return cmp; }
    }

    // Conversions

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        return new Enumeration<>() {
            private final Iterator<T> i = c.iterator();

            @Override public boolean hasMoreElements() { return i.hasNext(); }
            @Override public T nextElement() { return i.next(); }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> l = new ArrayList<>();
        while (e.hasMoreElements()) {
            l.add(e.nextElement());
        }
        return l;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetFromMap<>(map);
    }

    private static class SetFromMap<E> extends AbstractSet<E> implements Serializable {
        private static final long serialVersionUID = 2454657854757543876L;

        final Map<E, Boolean> m;

        SetFromMap(Map<E, Boolean> map) {
            m = map;
        }

        @Override public boolean add(E e) { return m.put(e, Boolean.TRUE) == null; }
        @Override public void clear() { m.clear(); }
        @Override public boolean contains(Object o) { return m.containsKey(o); }
        @Override public boolean containsAll(Collection<?> c) { return s().containsAll(c); }
        @Override public boolean equals(Object o) { return o == this || s().equals(o); }
        @Override public void forEach(Consumer<? super E> action) { s().forEach(action); }
        @Override public int hashCode() { return s().hashCode(); }
        @Override public boolean isEmpty() { return m.isEmpty(); }
        @Override public Iterator<E> iterator() { return s().iterator(); }
        @Override public boolean remove(Object o) { return m.remove(o) != null; }
        @Override public boolean removeAll(Collection<?> c) { return s().removeAll(c); }
        @Override public boolean removeIf(Predicate<? super E> filter) { return s().removeIf(filter); }
        @Override public boolean retainAll(Collection<?> c) { return s().retainAll(c); }
        private Set<E> s() { return m.keySet(); }
        @Override public int size() { return m.size(); }
        @Override public Spliterator<E> spliterator() { return s().spliterator(); }
        @Override public Object[] toArray() { return s().toArray(); }
        @Override public <T> T[] toArray(T[] a) { return s().toArray(a); }
        @Override public String toString() { return s().toString(); }
    }

    public static <E> SequencedSet<E> newSequencedSetFromMap(SequencedMap<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SequencedSetFromMap<>(map);
    }

    private static final class SequencedSetFromMap<E> extends SetFromMap<E> implements SequencedSet<E> {
        private static final long serialVersionUID = -3943479744841433802L;

        SequencedSetFromMap(SequencedMap<E, Boolean> map) {
            super(map);
        }

        private SequencedMap<E, Boolean> map() { return (SequencedMap<E, Boolean>) m; }

        private static <E> E keyOf(Map.Entry<E, ?> e) {
            if (e == null) {
                throw new NoSuchElementException();
            }
            return e.getKey();
        }

        @Override public void addFirst(E e) { map().putFirst(e, Boolean.TRUE); }
        @Override public void addLast(E e) { map().putLast(e, Boolean.TRUE); }
        @Override public E getFirst() { return keyOf(map().firstEntry()); }
        @Override public E getLast() { return keyOf(map().lastEntry()); }
        @Override public E removeFirst() { return keyOf(map().pollFirstEntry()); }
        @Override public E removeLast() { return keyOf(map().pollLastEntry()); }
        @Override public SequencedSet<E> reversed() { return new SequencedSetFromMap<>(map().reversed()); }
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new AsLIFOQueue<>(Objects.requireNonNull(deque));
    }

    private static final class AsLIFOQueue<E> extends AbstractQueue<E> implements Serializable {
        private static final long serialVersionUID = 1802017725587941708L;

        private final Deque<E> q;

        AsLIFOQueue(Deque<E> q) {
            this.q = q;
        }

        @Override public boolean add(E e) { q.addFirst(e); return true; }
        @Override public void clear() { q.clear(); }
        @Override public boolean contains(Object o) { return q.contains(o); }
        @Override public E element() { return q.getFirst(); }
        @Override public void forEach(Consumer<? super E> action) { q.forEach(action); }
        @Override public boolean isEmpty() { return q.isEmpty(); }
        @Override public Iterator<E> iterator() { return q.iterator(); }
        @Override public boolean offer(E e) { return q.offerFirst(e); }
        @Override public E peek() { return q.peekFirst(); }
        @Override public E poll() { return q.pollFirst(); }
        @Override public E remove() { return q.removeFirst(); }
        @Override public boolean remove(Object o) { return q.remove(o); }
        @Override public boolean removeAll(Collection<?> c) { return q.removeAll(c); }
        @Override public boolean removeIf(Predicate<? super E> filter) { return q.removeIf(filter); }
        @Override public boolean retainAll(Collection<?> c) { return q.retainAll(c); }
        @Override public int size() { return q.size(); }
        @Override public Spliterator<E> spliterator() { return q.spliterator(); }
        @Override public Object[] toArray() { return q.toArray(); }
        @Override public <T> T[] toArray(T[] a) { return q.toArray(a); }
        @Override public String toString() { return q.toString(); }
    }
}
