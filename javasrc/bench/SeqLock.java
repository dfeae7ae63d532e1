package bench;

/**
 * A sequence lock: readers try again while a writer is at work, that is while the sequence is odd. The writer forgets to make it even
 * again where it finds nothing to write: its reader spins for ever.
 * Arguments: readers; "fixed" does not forget.
 */
public final class SeqLock {
    private final boolean fixed;
    private volatile int sequence, value, wished;

    private SeqLock(boolean fixed) {
        this.fixed = fixed;
    }

    private void write() {
        sequence++;
        if (wished == value && !fixed)
            return;
        value = wished;
        sequence++;
    }

    private int read() {
        while (true) {
            int before = sequence;
            int found = value;
            if (before % 2 == 0 && before == sequence)
                return found;
        }
    }

    public static void main(String[] arguments) {
        SeqLock lock = new SeqLock(Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), number -> lock::read));
        Threads.startAll(new Thread(lock::write));
        lock.wished = 1;
    }
}
