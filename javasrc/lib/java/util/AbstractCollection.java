package java.util;

import java.lang.reflect.Array;

/** A collection made from an iterator and a size. */
public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object o) {
        Iterator<E> it = iterator();
        if (o == null) {
            while (it.hasNext()) {
                if (it.next() == null) {
                    return true;
                }
            }
        } else {
            while (it.hasNext()) {
                if (o.equals(it.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The iterator decides how many there are: size() may be out of date when another thread is at work. */
    public Object[] toArray() {
        Object[] elements = new Object[size()];
        Iterator<E> it = iterator();
        int filled = 0;
        while (filled < elements.length && it.hasNext()) {
            elements[filled++] = it.next();
        }
        if (!it.hasNext()) {
            return filled == elements.length ? elements : Arrays.copyOf(elements, filled);
        }
        return finishToArray(elements, it);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int size = size();
        T[] elements = a.length >= size ? a : (T[]) Array.newInstance(a.getClass().getComponentType(), size);
        Iterator<E> it = iterator();
        int filled = 0;
        while (filled < elements.length && it.hasNext()) {
            elements[filled++] = (T) it.next();
        }
        if (it.hasNext()) {
            return finishToArray(elements, it);
        }
        if (filled == elements.length) {
            return elements;
        }
        if (elements == a) {
            a[filled] = null;
            return a;
        }
        return Arrays.copyOf(elements, filled);
    }

    @SuppressWarnings("unchecked")
    private static <T> T[] finishToArray(T[] elements, Iterator<?> it) {
        int filled = elements.length;
        while (it.hasNext()) {
            if (filled == elements.length) {
                elements = Arrays.copyOf(elements, filled + (filled >> 1) + 1);
            }
            elements[filled++] = (T) it.next();
        }
        return filled == elements.length ? elements : Arrays.copyOf(elements, filled);
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> c) {
        for (Object e : c) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        boolean modified = false;
        for (E e : c) {
            modified |= add(e);
        }
        return modified;
    }

    public boolean removeAll(Collection<?> c) {
        return removeWhere(c, true);
    }

    public boolean retainAll(Collection<?> c) {
        return removeWhere(c, false);
    }

    private boolean removeWhere(Collection<?> c, boolean contained) {
        Objects.requireNonNull(c);
        boolean modified = false;
        for (Iterator<?> it = iterator(); it.hasNext(); ) {
            if (c.contains(it.next()) == contained) {
                it.remove();
                modified = true;
            }
        }
        return modified;
    }

    public void clear() {
        Iterator<E> it = iterator();
        while (it.hasNext()) {
            it.next();
            it.remove();
        }
    }

    public String toString() {
        Iterator<E> it = iterator();
        if (!it.hasNext()) {
            return "[]";
        }
        StringBuilder text = new StringBuilder().append('[');
        while (true) {
            E e = it.next();
            text.append(e == this ? "(this Collection)" : e);
            if (!it.hasNext()) {
                return text.append(']').toString();
            }
            text.append(',').append(' ');
        }
    }
}
