package java.util;

import java.util.function.Supplier;

/** Helpers that do right with null, and checks of arguments. */
public final class Objects {
    private Objects() { throw new AssertionError("No java.util.Objects instances for you!"); }
    public static boolean equals(Object a, Object b) { return a == b || a != null && a.equals(b); }

    public static boolean deepEquals(Object a, Object b) {
        if (a == b)
            return true;
        return a != null && b != null && Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    public static int hash(Object... values) { return Arrays.hashCode(values); }
    public static int hashCode(Object o) { return o == null ? 0 : o.hashCode(); }
    public static String toString(Object o) { return String.valueOf(o); }

    public static String toString(Object o, String nullDefault) {
        return o == null ? nullDefault : o.toString();
    }

    public static String toIdentityString(Object o) {
        requireNonNull(o);
        return o.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(o));
    }

    public static <T> int compare(T a, T b, Comparator<? super T> c) { return a == b ? 0 : c.compare(a, b); }

    public static <T> T requireNonNull(T object) {
        if (object == null)
            throw new NullPointerException();
        return object;
    }

    public static <T> T requireNonNull(T object, String message) {
        if (object == null)
            throw new NullPointerException(message);
        return object;
    }

    public static <T> T requireNonNull(T object, Supplier<String> message) {
        if (object == null)
            throw new NullPointerException(message == null ? null : message.get());
        return object;
    }

    public static <T> T requireNonNullElse(T object, T defaultObject) {
        return object != null ? object : requireNonNull(defaultObject, "defaultObj");
    }

    public static <T> T requireNonNullElseGet(T object, Supplier<? extends T> supplier) {
        return object != null ? object
            : requireNonNull(requireNonNull(supplier, "supplier").get(), "supplier.get()");
    }

    public static boolean isNull(Object object) { return object == null; }
    public static boolean nonNull(Object object) { return object != null; }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length)
            throw outOfBounds("Index " + index, length);
        return index;
    }

    public static int checkFromToIndex(int from, int to, int length) {
        if (from < 0 || from > to || to > length)
            throw outOfBounds("Range [" + from + ", " + to + ")", length);
        return from;
    }

    public static int checkFromIndexSize(int from, int size, int length) {
        if ((length | from | size) < 0 || size > length - from)
            throw outOfBounds("Range [" + from + ", " + from + " + " + size + ")", length);
        return from;
    }

    public static long checkIndex(long index, long length) {
        if (index < 0 || index >= length)
            throw outOfBounds("Index " + index, length);
        return index;
    }

    public static long checkFromToIndex(long from, long to, long length) {
        if (from < 0 || from > to || to > length)
            throw outOfBounds("Range [" + from + ", " + to + ")", length);
        return from;
    }

    public static long checkFromIndexSize(long from, long size, long length) {
        if ((length | from | size) < 0 || size > length - from)
            throw outOfBounds("Range [" + from + ", " + from + " + " + size + ")", length);
        return from;
    }

    private static IndexOutOfBoundsException outOfBounds(String what, long length) {
        return new IndexOutOfBoundsException(what + " out of bounds for length " + length);
    }
}
