package java.util;

/** The iterator of old: no removal. */
public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new Iterator<>() {
            @Override public E next() { return nextElement(); }
            @Override public boolean hasNext() { return hasMoreElements(); }
        };
    }
}
