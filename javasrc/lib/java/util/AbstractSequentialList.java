package java.util;

/** A list made from a list iterator. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int index);

    public Iterator<E> iterator() { return listIterator(); }

    /** An iterator that has just returned the element at an index, with that element. */
    private final class Visit {
        final ListIterator<E> behind;
        final E element;

        Visit(int index) {
            behind = listIterator(index);
            if (!behind.hasNext()) throw new IndexOutOfBoundsException("Index: " + index);
            element = behind.next();
        }
    }

    public E get(int index) { return new Visit(index).element; }

    public E set(int index, E element) {
        Visit visit = new Visit(index);
        visit.behind.set(element);
        return visit.element;
    }

    public E remove(int index) {
        Visit visit = new Visit(index);
        visit.behind.remove();
        return visit.element;
    }

    public void add(int index, E element) { listIterator(index).add(element); }

    public boolean addAll(int index, Collection<? extends E> c) {
        ListIterator<E> place = listIterator(index);
        Iterator<? extends E> more = c.iterator();
        boolean any = more.hasNext();
        while (more.hasNext()) place.add(more.next());
        return any;
    }
}
