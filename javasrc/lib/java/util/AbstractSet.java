package java.util;

/** A set made from an iterator and a size. */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object o) {
        if (o == this || !(o instanceof Set)) return o == this;
        try {
            return size() == ((Set<?>) o).size() && containsAll((Set<?>) o);
        } catch (NullPointerException | ClassCastException elementOfAnotherKind) {
            return false;
        }
    }

    public int hashCode() {
        int sum = 0;
        for (E element : this) sum += Objects.hashCode(element);
        return sum;
    }

    /** The elements of the smaller of the two collections are looked up in the larger one. */
    public boolean removeAll(Collection<?> c) {
        if (Objects.requireNonNull(c).size() >= size()) return sift(c, false);
        boolean changed = false;
        for (Iterator<?> doomed = c.iterator(); doomed.hasNext();) changed |= remove(doomed.next());
        return changed;
    }
}
