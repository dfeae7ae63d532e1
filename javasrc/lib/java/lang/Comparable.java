package java.lang;

/** An object that has a natural order among its kind. */
public interface Comparable<T> {
    int compareTo(T other);
}
