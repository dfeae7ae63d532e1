package clew.internal;

/**
 * The happens-before edges that documentation promises, for methods that order nothing otherwise ({@link Unordered}): who
 * places an element into a collection gives, who accesses or removes it takes. An edge belongs to an object of the library
 * that stands for the element (a link, a node), or to a place of an array. Without a search for data races nothing happens.
 */
public final class Edges {
    private Edges() {
    }

    /** What this thread has done so far happens before what is done by those who take here. */
    public static void give(Object at) {
        give(at, 0, 1);
    }

    public static native void give(Object at, int from, int to);

    public static void take(Object at) {
        take(at, 0, 1);
    }

    public static native void take(Object at, int from, int to);

    /**
     * The same for two objects together: an element, and the collection that it is in. distinct: the same object may be
     * there several times, and who takes one takes from all who gave; the summary then says so.
     */
    public static native void giveFor(Object at, Object of, boolean distinct);

    public static native void takeFor(Object at, Object of);

    /** Nothing was given here. */
    public static native void forget(Object at);

    /** Who takes from the copy also takes what was given to the places that were copied. */
    public static void carry(Object from, Object to) {
        carry(from, 0, to, 0, 1);
    }

    public static native void carry(Object from, int first, Object to, int copy, int count);

    /**
     * A thread has changed what others may look at without being ordered after it: it has removed an element. Placing one
     * need not be told, where those who find it are ordered, and the others would have found the same without it.
     */
    public static native void change(Object collection);

    /** This thread does what may depend on such changes. */
    public static native void look(Object collection);

    /** This thread learns what others have done, and is not ordered after it. */
    public static native void learn();
}
