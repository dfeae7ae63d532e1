package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list seen from its end. */
class ReverseOrderListView<E> extends AbstractCollection<E> implements List<E> {
    private final List<E> turned;

    ReverseOrderListView(List<E> turned) {
        this.turned = turned;
    }

    static <E> List<E> of(List<E> list) {
        if (list instanceof ReverseOrderListView) {
            return ((ReverseOrderListView<E>) list).turned;
        }
        return list instanceof RandomAccess ? new Rand<>(list) : new ReverseOrderListView<>(list);
    }

    private static final class Rand<E> extends ReverseOrderListView<E> implements RandomAccess {
        Rand(List<E> turned) {
            super(turned);
        }
    }

    @Override public Iterator<E> iterator() { return listIterator(0); }
    @Override public List<E> reversed() { return turned; }
    @Override public int size() { return turned.size(); }

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
        turned.add(0, e);
        return true;
    }

    @Override public boolean addAll(Collection<? extends E> c) { return addAll(size(), c); }

    @Override
    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        int size = turned.size();
        AbstractList.checkGap(index, size);
        E[] added = (E[]) c.toArray();
        for (int i = 0, j = added.length - 1; i < j; i++, j--) {
            E e = added[i];
            added[i] = added[j];
            added[j] = e;
        }
        return turned.addAll(size - index, Arrays.asList(added));
    }

    @Override public void clear() { turned.clear(); }
    @Override public boolean contains(Object o) { return turned.contains(o); }
    @Override public boolean removeIf(Predicate<? super E> filter) { return turned.removeIf(filter); }
    @Override public void replaceAll(UnaryOperator<E> operator) { turned.replaceAll(operator); }
    @Override public void sort(Comparator<? super E> c) { turned.sort(Collections.reverseOrder(c)); }

    private int turned(int index, int size) {
        Objects.checkIndex(index, size);
        return size - index - 1;
    }

    @Override public E get(int index) { return turned.get(turned(index, turned.size())); }
    @Override public E set(int index, E element) { return turned.set(turned(index, turned.size()), element); }

    @Override
    public void add(int index, E element) {
        int size = turned.size();
        AbstractList.checkGap(index, size);
        turned.add(size - index, element);
    }

    @Override public E remove(int index) { return turned.remove(turned(index, turned.size())); }

    @Override
    public int indexOf(Object o) {
        int i = turned.lastIndexOf(o);
        return i < 0 ? i : turned.size() - i - 1;
    }

    @Override
    public int lastIndexOf(Object o) {
        int i = turned.indexOf(o);
        return i < 0 ? i : turned.size() - i - 1;
    }

    @Override public ListIterator<E> listIterator() { return listIterator(0); }

    @Override
    public ListIterator<E> listIterator(int index) {
        int size = turned.size();
        AbstractList.checkGap(index, size);
        return new Turned<>(turned, turned.listIterator(size - index));
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        int size = turned.size();
        Objects.checkFromToIndex(fromIndex, toIndex, size);
        return ReverseOrderListView.of(turned.subList(size - toIndex, size - fromIndex));
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
        private final List<E> turned;
        private final ListIterator<E> it;

        Turned(List<E> turned, ListIterator<E> it) {
            this.turned = turned;
            this.it = it;
        }

        @Override public boolean hasNext() { return it.hasPrevious(); }
        @Override public boolean hasPrevious() { return it.hasNext(); }
        @Override public E next() { return it.previous(); }
        @Override public int nextIndex() { return turned.size() - it.nextIndex(); }
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
