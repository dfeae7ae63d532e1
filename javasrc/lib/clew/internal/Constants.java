package clew.internal;

/** Arrays that are never written once they are filled, such as the caches of the boxes. */
public final class Constants {
    private Constants() {
    }

    /** An element of such an array; no step of its own for the checker. */
    public static native Object at(Object[] constants, int index);
}
