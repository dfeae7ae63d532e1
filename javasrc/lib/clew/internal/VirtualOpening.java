package clew.internal;

/** An open file. */
final class VirtualOpening {
    /** The file; null as long as it is the same as the real one. */
    VirtualFile file;

    /** The path of the real file, as long as there is no other. */
    byte[] real;

    long position;

    /** It is a file of the JDK, which nobody changes. */
    boolean fixed;

    /** Those of open(2). */
    int flags;
}
