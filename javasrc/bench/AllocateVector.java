package bench;

/**
 * Finding a free block and marking it are each synchronized, but not together: two threads may find the same one.
 * Arguments: blocks that there are, blocks for each thread, threads; "fixed" does both in one critical section.
 */
public final class AllocateVector {
    private static final char FREE = 'F', ALLOCATED = 'A';

    private final char[] blocks;

    private AllocateVector(int size) {
        blocks = new char[size];
        for (int i = 0; i < size; i++)
            blocks[i] = FREE;
    }

    private synchronized int freeBlock() {
        for (int i = 0; i < blocks.length; i++)
            if (blocks[i] == FREE)
                return i;
        return -1;
    }

    private synchronized void mark(int block) {
        if (blocks[block] == ALLOCATED)
            throw new IllegalStateException("allocated already: " + block);
        blocks[block] = ALLOCATED;
    }

    private void allocate() {
        int block = freeBlock();
        if (block >= 0)
            mark(block);
    }

    private synchronized void allocateAtOnce() {
        allocate();
    }

    public static void main(String[] arguments) {
        int each = Arguments.number(arguments, 1, 1);
        boolean fixed = Arguments.has(arguments, "fixed");
        AllocateVector vector = new AllocateVector(Arguments.number(arguments, 0, 2));
        Threads.startAll(Threads.make(Arguments.number(arguments, 2, 2), number -> () -> {
            for (int i = 0; i < each; i++) {
                if (fixed)
                    vector.allocateAtOnce();
                else
                    vector.allocate();
            }
        }));
    }
}
