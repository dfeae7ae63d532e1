package clew.internal;

import java.util.Arrays;

/**
 * Memory outside of objects, for Unsafe and direct buffers: blocks that are arrays in fact, so that they belong to the state
 * like everything else. An address is the block's number + 1 in the upper half and the place in it in the lower; the VM
 * finds the array through {@link #blocks}. Where the program itself has asked for the memory, the address says so: other
 * threads may then run before each access.
 */
public final class Blocks {
    /** In an address of memory that the program has asked for. */
    private static final long VISIBLE = 1L << 61;

    private static byte[][] blocks = new byte[4][];

    private Blocks() {
    }

    @Atomic
    public static long allocate(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("negative size: " + bytes);
        }
        if (bytes > Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("Unable to allocate " + bytes + " bytes");
        }
        if (bytes == 0) {
            return 0;
        }
        int number = 0;
        while (number < blocks.length && blocks[number] != null) {
            number++;
        }
        if (number == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * number);
        }
        blocks[number] = new byte[(int) bytes];
        return (long) (number + 1) << 32 | (isForProgram() ? VISIBLE : 0);
    }

    /** Whether the program has asked for a direct buffer or for memory, and not a class of the JDK for itself. */
    private static native boolean isForProgram();

    @Atomic
    public static long reallocate(long address, long bytes) {
        long moved = allocate(bytes);
        if (address != 0) {
            byte[] old = blocks[number(address)];
            if (moved != 0) {
                byte[] block = blocks[number(moved)];
                System.arraycopy(old, 0, block, 0, Math.min(old.length, block.length));
            }
            free(address);
        }
        return moved;
    }

    @Atomic
    public static void free(long address) {
        if (address != 0) {
            blocks[number(address)] = null;
        }
    }

    private static int number(long address) {
        int number = (int) ((address & ~VISIBLE) >>> 32) - 1;
        if ((int) address != 0 || number < 0 || number >= blocks.length || blocks[number] == null) {
            throw new InternalError("no block of memory begins at address " + address);
        }
        return number;
    }
}
