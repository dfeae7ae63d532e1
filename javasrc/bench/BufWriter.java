package bench;

/**
 * Writers append to a shared buffer without a lock and then count what they wrote under one; the checker drains the buffer under that
 * lock. Characters are overwritten, and the checker finds fewer than were counted.
 * Arguments: writers, characters of each; "fixed" takes the lock for both.
 */
public final class BufWriter {
    private static final int SIZE = 16;

    private final char[] buffer = new char[SIZE];
    private int position, counted, drained;

    private void append(char written) {
        buffer[position] = written;
        position++;
    }

    private synchronized void count() {
        counted++;
    }

    private synchronized void appendAndCount(char written) {
        append(written);
        counted++;
    }

    private synchronized void drain() {
        for (int i = 0; i < position; i++)
            if (buffer[i] != 0)
                drained++;
        position = 0;
    }

    private void write(int characters, boolean fixed) {
        for (int i = 0; i < characters; i++) {
            if (fixed) {
                appendAndCount('x');
            } else {
                append('x');
                count();
            }
        }
    }

    public static void main(String[] arguments) {
        int characters = Arguments.number(arguments, 1, 1);
        boolean fixed = Arguments.has(arguments, "fixed");
        BufWriter shared = new BufWriter();
        Thread[] writers = Threads.make(Arguments.number(arguments, 0, 2), i -> () -> shared.write(characters, fixed));
        Thread checker = new Thread(shared::drain);
        Threads.startAll(writers);
        checker.start();
        Threads.joinAll(writers);
        Threads.join(checker);
        shared.drain();
        if (shared.drained != shared.counted)
            throw new IllegalStateException("counted " + shared.counted + ", found " + shared.drained);
    }
}
