package java.util;

/** A collection made from an iterator and a size. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract int size();

    public abstract Iterator<E> iterator();

    public boolean isEmpty() { return 0 == size(); }

    public boolean add(E e) { throw new UnsupportedOperationException(); }

    public boolean addAll(Collection<? extends E> c) {
        boolean changed = false;
        for (E element : c) {
            if (add(element)) changed = true;
        }
        return changed;
    }

    /** An iterator that has just returned an equal element, or null. */
    private Iterator<E> seek(Object o) {
        for (Iterator<E> elements = iterator(); elements.hasNext();) {
            E element = elements.next();
            if (o != null ? o.equals(element) : element == null) return elements;
        }
        return null;
    }

    public boolean contains(Object o) { return seek(o) != null; }

    public boolean remove(Object o) {
        Iterator<E> found = seek(o);
        if (found != null) found.remove();
        return found != null;
    }

    public boolean containsAll(Collection<?> c) {
        Iterator<?> wanted = c.iterator();
        boolean all = true;
        while (all && wanted.hasNext()) all = contains(wanted.next());
        return all;
    }

    public boolean removeAll(Collection<?> c) { return sift(c, false); }
    public boolean retainAll(Collection<?> c) { return sift(c, true); }

    /** Removes the elements of which a collection has not what is wanted of it. */
    final boolean sift(Collection<?> c, boolean wanted) {
        Objects.requireNonNull(c);
        int removed = 0;
        Iterator<E> elements = iterator();
        while (elements.hasNext()) {
            if (wanted != c.contains(elements.next())) {
                elements.remove();
                removed++;
            }
        }
        return removed > 0;
    }

    public void clear() {
        for (Iterator<E> elements = iterator(); elements.hasNext(); elements.remove()) elements.next();
    }

    /** The iterator decides how many there are: size() may be out of date when another thread is at work. */
    public Object[] toArray() { return collect(new Object[size()], null); }

    public <T> T[] toArray(T[] a) {
        int size = size();
        return collect(size <= a.length ? a : Arrays.copyOf(a, size), a);
    }

    /** Fills an array, or a longer one; the array that the caller gave is kept if it is long enough, and has a null behind them. */
    @SuppressWarnings("unchecked")
    private <T> T[] collect(T[] array, T[] given) {
        int count = 0;
        for (Iterator<E> elements = iterator(); elements.hasNext(); count++) {
            if (count == array.length) array = Arrays.copyOf(array, 2 * count + 1);
            array[count] = (T) elements.next();
        }
        if (count == array.length) return array;
        if (array != given) return Arrays.copyOf(array, count);
        array[count] = null;
        return array;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("[");
        String before = "";
        for (E element : this) {
            text.append(before).append(element != this ? (Object) element : "(this Collection)");
            before = ", ";
        }
        return text.append(']').toString();
    }
}
