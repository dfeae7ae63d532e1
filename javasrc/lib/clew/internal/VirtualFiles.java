package clew.internal;

/**
 * The files of a program under check. What it writes, makes, renames and deletes lies here, over the real file system, which is only
 * read; so it belongs to the state like everything else. Only natives (vm/natives/io) read and write these objects.
 */
public final class VirtualFiles {
    /** The folder "/", null as long as nothing is different from the real files. */
    private static VirtualFile root;

    /** Files of which the real file system has several links: they are found by their device and number. */
    private static VirtualFile[] linked;

    /** What is open, by number: files, listings, streams of zlib; null where there is none. */
    private static Object[] open;

    /** Parts of files that are mapped into memory. */
    private static VirtualMapping[] mapped;

    private VirtualFiles() {
    }
}
