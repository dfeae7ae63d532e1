package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list seen from its end. */
class ReverseOrderListView<E> extends AbstractCollection<E> implements List<E> {
    private final List<E> base;

    ReverseOrderListView(List<E> base) {
        this.base = base;
    }

    static <E> List<E> of(List<E> list) {
        if (list instanceof ReverseOrderListView) {
            return ((ReverseOrderListView<E>) list).base;
        }
        return list instanceof RandomAccess ? new Rand<>(list) : new ReverseOrderListView<>(list);
    }

    private static final class Rand<E> extends ReverseOrderListView<E> implements RandomAccess {
        Rand(List<E> base) {
            super(base);
        }
    }

    @Override public Iterator<E> iterator() { return listIterator(0); }
    @Override public List<E> reversed() { return base; }
    @Override public int size() { return base.size(); }

    @Override
    public void forEach(Consumer<? super E> action) {
        for (E e : this) {
            action.accept(e);
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    @Override
    public boolean add(E e) {
        base.add(0, e);
        return true;
    }

    @Override public boolean addAll(Collection<? extends E> c) { return addAll(size(), c); }

    @Override
    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        int size = base.size();
        AbstractList.checkGap(index, size);
        E[] turned = (E[]) c.toArray();
        for (int i = 0, j = turned.length - 1; i < j; i++, j--) {
            E e = turned[i];
            turned[i] = turned[j];
            turned[j] = e;
        }
        return base.addAll(size - index, Arrays.asList(turned));
    }

    @Override public void clear() { base.clear(); }
    @Override public boolean contains(Object o) { return base.contains(o); }
    @Override public boolean removeIf(Predicate<? super E> filter) { return base.removeIf(filter); }
    @Override public void replaceAll(UnaryOperator<E> operator) { base.replaceAll(operator); }
    @Override public void sort(Comparator<? super E> c) { base.sort(Collections.reverseOrder(c)); }

    private int turned(int index, int size) {
        Objects.checkIndex(index, size);
        return size - index - 1;
    }

    @Override public E get(int index) { return base.get(turned(index, base.size())); }
    @Override public E set(int index, E element) { return base.set(turned(index, base.size()), element); }

    @Override
    public void add(int index, E element) {
        int size = base.size();
        AbstractList.checkGap(index, size);
        base.add(size - index, element);
    }

    @Override public E remove(int index) { return base.remove(turned(index, base.size())); }

    @Override
    public int indexOf(Object o) {
        int i = base.lastIndexOf(o);
        return i < 0 ? i : base.size() - i - 1;
    }

    @Override
    public int lastIndexOf(Object o) {
        int i = base.indexOf(o);
        return i < 0 ? i : base.size() - i - 1;
    }

    @Override public ListIterator<E> listIterator() { return listIterator(0); }

    @Override
    public ListIterator<E> listIterator(int index) {
        int size = base.size();
        AbstractList.checkGap(index, size);
        return new Turned<>(base, base.listIterator(size - index));
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        int size = base.size();
        Objects.checkFromToIndex(fromIndex, toIndex, size);
        return ReverseOrderListView.of(base.subList(size - toIndex, size - fromIndex));
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<E> mine = iterator();
        Iterator<?> theirs = ((List<?>) o).iterator();
        while (mine.hasNext() && theirs.hasNext()) {
            if (!Objects.equals(mine.next(), theirs.next())) {
                return false;
            }
        }
        return !(mine.hasNext() || theirs.hasNext());
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (E e : this) {
            hash = 31 * hash + (e == null ? 0 : e.hashCode());
        }
        return hash;
    }

    /** A list iterator that goes the other way. */
    private static final class Turned<E> implements ListIterator<E> {
        private final List<E> base;
        private final ListIterator<E> it;

        Turned(List<E> base, ListIterator<E> it) {
            this.base = base;
            this.it = it;
        }

        @Override public boolean hasNext() { return it.hasPrevious(); }
        @Override public boolean hasPrevious() { return it.hasNext(); }
        @Override public E next() { return it.previous(); }
        @Override public int nextIndex() { return base.size() - it.nextIndex(); }
        @Override public E previous() { return it.next(); }
        @Override public int previousIndex() { return nextIndex() - 1; }
        @Override public void remove() { it.remove(); }
        @Override public void set(E e) { it.set(e); }

        @Override
        public void add(E e) {
            it.add(e);
            it.previous();
        }
    }
}
