package clew.internal;

import java.util.Arrays;

/**
 * What java.util.concurrent does to arrays of the program: accesses like any others, which may race, while those to its own
 * objects are its own affair. To be called outside of {@link Atomic} methods.
 */
public final class Copies {
    private Copies() {
    }

    /** As Collection.toArray(T[]) says: into the array, with a null behind if there is room, or into a longer one. */
    @SuppressWarnings("unchecked")
    public static <T> T[] into(T[] a, Object[] items) {
        if (a.length < items.length) {
            return (T[]) Arrays.copyOf(items, items.length, a.getClass());
        }
        System.arraycopy(items, 0, a, 0, items.length);
        if (a.length > items.length) {
            a[items.length] = null;
        }
        return a;
    }

    public static void set(int[] holder, int value) {
        holder[0] = value;
    }

    public static void set(boolean[] holder, boolean value) {
        holder[0] = value;
    }
}
