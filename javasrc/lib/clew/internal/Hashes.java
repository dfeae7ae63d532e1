package clew.internal;

/**
 * Hash codes for hash tables of the library. Identity hash codes that come by here decide only about the order in which a table
 * hands out its elements; all others that a program asks for, directly or by way of the library, reach it as numbers. The
 * summary says so if the program depends on either.
 */
public final class Hashes {
    private Hashes() {
    }

    public static int of(Object key) {
        return key.hashCode();
    }

    public static int identityOf(Object key) {
        return System.identityHashCode(key);
    }

    /** A table of several elements hands out this key, or what belongs to it: if its hash code is an identity, the order is seen. */
    public static native void noteOrder(Object key);

    /** The same in a table that goes by identity. */
    public static native void noteIdentityOrder();
}
