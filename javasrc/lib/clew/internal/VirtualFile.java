package clew.internal;

/** A file, folder or symbolic link that is not, or not only, what the real file system has. */
final class VirtualFile {
    /** Type and permissions, as stat(2) has them. */
    int mode;

    /** Nanoseconds since 1970; Long.MIN_VALUE: when the real folder was. */
    long modified;

    long device;
    long inode;
    int links;

    /** The path of the real file that has the contents, or of the real folder that has more entries; null: there is none. */
    byte[] real;

    /** Of a symbolic link: where it leads. */
    byte[] target;

    /** Of a folder: sorted names that are not as in the real folder, and what they stand for (null: deleted). */
    byte[][] names;
    VirtualFile[] children;

    /** Of a file: how long it is, and its contents in blocks of equal size (null: zeros) unless a real file has them. */
    long size;
    byte[][] blocks;
}
