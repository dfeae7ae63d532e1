package clew.internal;

/** Lines that are read one after the other: the names in a folder, the mounted file systems. */
final class VirtualListing {
    byte[][] lines;
    int next;
}
