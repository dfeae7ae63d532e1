package java.util;

import java.util.function.Consumer;

/**
 * A list made from get and size (and set, add, remove where it can change).
 *
 * One kind of iterator (Cursor) and one kind of sublist (Part) serve all lists, by four questions that a list may answer in its own
 * way: which version it is, whether there is an element at an index, the element there, and a change there.  Lists that are written
 * by users count their changes in modCount; those of this package have their size as version, so that equal lists are equal states.
 */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount;

    protected AbstractList() {
    }

    // --- what iterators and sublists ask ---

    /** Differs after a structural change. */
    int version() { return modCount; }

    /** Whether iteration goes on at an index. */
    boolean reaches(int index) { return index != size(); }

    /** The element at an index of a list of this version. */
    E step(int index, int version) {
        checkVersion(version);
        try {
            return get(index);
        } catch (IndexOutOfBoundsException e) {
            checkVersion(version);
            throw new NoSuchElementException(e);
        }
    }

    /** Removes ('-'), inserts ('+') or sets ('=') at an index of a list of this version: the version then. */
    int alter(char change, int index, E element, int version) {
        checkVersion(version);
        try {
            if (change == '-') remove(index); else if (change == '+') add(index, element); else set(index, element);
        } catch (IndexOutOfBoundsException e) {
            throw new ConcurrentModificationException();
        }
        return version();
    }

    final void checkVersion(int expected) {
        if (expected != version()) throw new ConcurrentModificationException();
    }

    // --- the list ---

    public abstract E get(int index);

    public E set(int index, E element) { throw new UnsupportedOperationException(); }
    public E remove(int index) { throw new UnsupportedOperationException(); }
    public void add(int index, E element) { throw new UnsupportedOperationException(); }

    public boolean add(E e) {
        int end = size();
        add(end, e);
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkGap(index, size());
        int at = index;
        for (Iterator<? extends E> more = c.iterator(); more.hasNext(); at++) add(at, more.next());
        return at > index;
    }

    public void clear() { removeRange(0, size()); }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> doomed = listIterator(fromIndex);
        for (int left = toIndex - fromIndex; left > 0; left--) {
            doomed.next();
            doomed.remove();
        }
    }

    public int indexOf(Object o) {
        for (ListIterator<E> each = listIterator(); each.hasNext();) {
            if (Objects.equals(o, each.next())) return each.previousIndex();
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        for (ListIterator<E> each = listIterator(size()); each.hasPrevious();) {
            if (Objects.equals(o, each.previous())) return each.nextIndex();
        }
        return -1;
    }

    public Iterator<E> iterator() { return new Cursor<>(this, 0); }
    public ListIterator<E> listIterator() { return listIterator(0); }

    public ListIterator<E> listIterator(int index) {
        checkGap(index, size());
        return new Cursor<>(this, index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkPart(fromIndex, toIndex, size());
        return Part.of(this, null, fromIndex, toIndex - fromIndex);
    }

    public boolean equals(Object o) {
        if (!(o instanceof List)) return false;
        if (o == this) return true;
        Iterator<?> others = ((List<?>) o).iterator();
        for (E element : this) {
            if (!others.hasNext() || !Objects.equals(element, others.next())) return false;
        }
        return !others.hasNext();
    }

    public int hashCode() {
        int sum = 1;
        for (E element : this) sum = sum * 31 + Objects.hashCode(element);
        return sum;
    }

    /** An index where an element can be inserted. */
    static void checkGap(int index, int size) {
        if (index > size || index < 0) throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }

    static void checkPart(int from, int to, int size) {
        if (from >= 0 && to <= size && from <= to) return;
        if (from < 0) throw new IndexOutOfBoundsException("fromIndex = " + from);
        if (to > size) throw new IndexOutOfBoundsException("toIndex = " + to);
        throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }

    /** A place between two elements of a list. */
    static final class Cursor<E> implements ListIterator<E> {
        private static final int NONE = -1;

        private final AbstractList<E> list;
        private int version;
        private int at;
        private int touched = NONE;         // the index that remove and set are about

        Cursor(AbstractList<E> list, int at) {
            this.list = list;
            this.at = at;
            version = list.version();
        }

        @Override public boolean hasNext() { return list.reaches(at); }
        @Override public boolean hasPrevious() { return at > 0; }
        @Override public int nextIndex() { return at; }
        @Override public int previousIndex() { return at - 1; }

        @Override
        public E next() {
            E element = list.step(at, version);
            touched = at++;
            return element;
        }

        @Override
        public E previous() {
            E element = list.step(at - 1, version);
            touched = --at;
            return element;
        }

        @Override
        public void remove() {
            change('-', demand(), null);
            if (touched < at) at--;
            touched = NONE;
        }

        @Override public void set(E e) { change('=', demand(), e); }

        @Override
        public void add(E e) {
            change('+', at, e);
            at++;
            touched = NONE;
        }

        private int demand() {
            if (touched == NONE) throw new IllegalStateException();
            return touched;
        }

        private void change(char kind, int index, E e) { version = list.alter(kind, index, e, version); }

        /** Stops where the list is changed, and then says so. */
        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            list.visit(this, action);
        }

        /** The elements up to an index, as long as the list is of this version. */
        void visit(int end, Consumer<? super E> action) {
            while (at < end && version == list.version()) action.accept(next());
            if (at >= end || touched >= 0) list.checkVersion(version);
        }
    }

    /** What forEachRemaining of an iterator does. */
    void visit(Cursor<E> cursor, Consumer<? super E> action) {
        while (cursor.hasNext()) action.accept(cursor.next());
    }

    /** A window on a list. A part of a part works on the list itself, and tells the parts around it when it grows or shrinks. */
    private static class Part<E> extends AbstractList<E> {
        private final AbstractList<E> whole;
        private final Part<E> around;
        private final int from;
        private int count;
        private int version;

        private Part(AbstractList<E> whole, Part<E> around, int from, int count) {
            this.whole = whole;
            this.around = around;
            this.from = from;
            this.count = count;
            version = whole.version();
        }

        static <E> Part<E> of(AbstractList<E> whole, Part<E> around, int from, int count) {
            return whole instanceof RandomAccess ? new RandomPart<>(whole, around, from, count) : new Part<>(whole, around, from, count);
        }

        private void resized(int change) {
            int now = whole.version();
            for (Part<E> part = this; part != null; part = part.around) {
                part.version = now;
                part.count += change;
            }
        }

        private int place(int index) {
            Objects.checkIndex(index, count);
            whole.checkVersion(version);
            return index + from;
        }

        private int gap(int index) {
            checkGap(index, count);
            whole.checkVersion(version);
            return index + from;
        }

        @Override int version() { return whole.version(); }

        /** A part of an array list that shrank below a cursor shows that; others just end there. */
        @Override
        boolean reaches(int index) {
            return whole instanceof ArrayList ? index != count : index < count;
        }

        @Override
        E step(int index, int seen) {
            if (whole instanceof ArrayList) checkVersion(seen);
            if (index < 0 || index >= count) throw new NoSuchElementException();
            return whole.step(from + index, seen);
        }

        @Override
        int alter(char change, int index, E element, int seen) {
            int now = whole.alter(change, from + index, element, seen);
            resized(change == '+' ? 1 : change == '-' ? -1 : 0);
            return now;
        }

        @Override
        public int size() {
            whole.checkVersion(version);
            return count;
        }

        @Override public E get(int index) { return whole.get(place(index)); }
        @Override public E set(int index, E element) { return whole.set(place(index), element); }

        @Override
        public E remove(int index) {
            E gone = whole.remove(place(index));
            resized(-1);
            return gone;
        }

        @Override
        public void add(int index, E element) {
            whole.add(gap(index), element);
            resized(1);
        }

        @Override public boolean addAll(Collection<? extends E> c) { return addAll(count, c); }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            checkGap(index, count);
            int more = c.size();
            if (more > 0) {
                whole.addAll(gap(index), c);
                resized(more);
            }
            return more > 0;
        }

        @Override
        protected void removeRange(int fromIndex, int toIndex) {
            whole.checkVersion(version);
            whole.removeRange(from + fromIndex, from + toIndex);
            resized(fromIndex - toIndex);
        }

        @Override
        public Iterator<E> iterator() {
            return listIterator();
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            gap(index);
            return new Cursor<>(this, index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkPart(fromIndex, toIndex, count);
            return of(whole, this, from + fromIndex, toIndex - fromIndex);
        }
    }

    private static final class RandomPart<E> extends Part<E> implements RandomAccess {
        RandomPart(AbstractList<E> whole, Part<E> around, int from, int count) {
            super(whole, around, from, count);
        }
    }
}
