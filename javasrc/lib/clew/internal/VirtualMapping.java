package clew.internal;

/** A part of a file that lies in memory, too. */
final class VirtualMapping {
    VirtualFile file;
    long position;

    /** A block of {@link Blocks}. */
    byte[] block;
}
