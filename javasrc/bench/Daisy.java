package bench;

import bench.daisy.FileSystem;

/**
 * A small file system with a lock for each inode and block. Its lock manager has a data race, which breaks nothing here.
 * Arguments: threads, each of which writes two bytes and reads them again.
 */
public final class Daisy {
    public static void main(String[] arguments) {
        FileSystem files = new FileSystem();
        int file = files.create("file");
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), id -> () -> {
            byte[] data = {(byte) (id + 1), (byte) (id + 1)};
            boolean written = files.write(file, 2 * id, data);
            byte[] back = files.read(file, 2 * id, 2);
            assert written && back[0] == data[0] && back[1] == data[1] : "other bytes came back";
        }));
    }
}
