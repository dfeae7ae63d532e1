package bench.daisy;

/**
 * Inodes and blocks on the disk, each under the lock of its number.
 *
 *   | inode 0: used, size, block | inode 1 | ... | used flags of the blocks | block 0 | block 1 | ...
 */
final class Disk {
    static final int INODES = 4, BLOCKS = 4, BLOCK_SIZE = 240;
    private static final int INODE_SIZE = 5, FLAGS = INODES * INODE_SIZE, DATA = FLAGS + BLOCKS;

    private final Petal petal = new Petal(DATA + BLOCKS * BLOCK_SIZE);
    private final LockManager locks = new LockManager();

    void lockInode(int inode) {
        locks.acquire(inode);
    }

    void unlockInode(int inode) {
        locks.release(inode);
    }

    private void lockBlock(int block) {
        locks.acquire(INODES + block);
    }

    private void unlockBlock(int block) {
        locks.release(INODES + block);
    }

    /** A new inode with a block of its own; -1: none is free. */
    int allocate() {
        for (int inode = 0; inode < INODES; inode++) {
            lockInode(inode);
            boolean free = petal.read(inode * INODE_SIZE) == 0;
            if (free) {
                petal.write(inode * INODE_SIZE, (byte) 1);
                petal.writeInt(inode * INODE_SIZE + 1, 0);
                petal.writeInt(inode * INODE_SIZE + 3, allocateBlock());
            }
            unlockInode(inode);
            if (free)
                return inode;
        }
        return -1;
    }

    private int allocateBlock() {
        for (int block = 0; block < BLOCKS; block++) {
            lockBlock(block);
            boolean free = petal.read(FLAGS + block) == 0;
            if (free)
                petal.write(FLAGS + block, (byte) 1);
            unlockBlock(block);
            if (free)
                return block;
        }
        throw new IllegalStateException("the disk is full");
    }

    boolean isUsed(int inode) {
        return petal.read(inode * INODE_SIZE) != 0;
    }

    int size(int inode) {
        return petal.readInt(inode * INODE_SIZE + 1);
    }

    void setSize(int inode, int size) {
        petal.writeInt(inode * INODE_SIZE + 1, size);
    }

    private int address(int inode, int offset) {
        return DATA + petal.readInt(inode * INODE_SIZE + 3) * BLOCK_SIZE + offset;
    }

    byte read(int inode, int offset) {
        return petal.read(address(inode, offset));
    }

    void write(int inode, int offset, byte value) {
        petal.write(address(inode, offset), value);
    }
}
