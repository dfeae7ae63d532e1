package bench.daisy;

import java.util.Vector;

/** Files by handle and by name. */
public final class FileSystem {
    private final Disk disk = new Disk();
    private final Vector<String> names = new Vector<>();
    private final Vector<Integer> inodes = new Vector<>();

    /** Makes a file of this name; gives its handle. */
    public synchronized int create(String name) {
        int known = names.indexOf(name);
        if (known >= 0)
            return inodes.get(known);
        int inode = disk.allocate();
        names.add(name);
        inodes.add(inode);
        return inode;
    }

    public boolean write(int file, int offset, byte[] data) {
        disk.lockInode(file);
        boolean fits = disk.isUsed(file) && offset + data.length <= Disk.BLOCK_SIZE;
        if (fits) {
            for (int i = 0; i < data.length; i++)
                disk.write(file, offset + i, data[i]);
            disk.setSize(file, Math.max(disk.size(file), offset + data.length));
        }
        disk.unlockInode(file);
        return fits;
    }

    /** Up to so many bytes; null: no such file. */
    public byte[] read(int file, int offset, int count) {
        disk.lockInode(file);
        byte[] data = null;
        if (disk.isUsed(file)) {
            data = new byte[Math.max(0, Math.min(count, disk.size(file) - offset))];
            for (int i = 0; i < data.length; i++)
                data[i] = disk.read(file, offset + i);
        }
        disk.unlockInode(file);
        return data;
    }
}
