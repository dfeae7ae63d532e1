package bench;

/**
 * Readers and writers with counters in a monitor. A reader counts itself as active only after it has left the monitor, so
 * that a writer may come in beside it.
 * Arguments: readers, writers, rounds of each; "fixed" counts inside the monitor.
 */
public final class ReadersWriters {
    private final boolean fixed;
    private int activeReaders, activeWriters, waitingReaders, waitingWriters;
    private int value, reading;

    private ReadersWriters(boolean fixed) {
        this.fixed = fixed;
    }

    private boolean allowReader() {
        return waitingWriters == 0 && activeWriters == 0;
    }

    private boolean allowWriter() {
        return activeReaders == 0 && activeWriters == 0;
    }

    private void beforeRead() {
        synchronized (this) {
            ++waitingReaders;
            while (!allowReader())
                Threads.await(this);
            --waitingReaders;
            if (fixed) {
                ++activeReaders;
                return;
            }
        }
        ++activeReaders;
    }

    private synchronized void afterRead() {
        --activeReaders;
        notifyAll();
    }

    private synchronized void beforeWrite() {
        ++waitingWriters;
        while (!allowWriter())
            Threads.await(this);
        --waitingWriters;
        ++activeWriters;
    }

    private synchronized void afterWrite() {
        --activeWriters;
        notifyAll();
    }

    private void read() {
        beforeRead();
        synchronized (this) {
            reading++;
        }
        if (value < 10)
            value++;
        synchronized (this) {
            reading--;
        }
        afterRead();
    }

    private void write() {
        beforeWrite();
        if (reading > 0)
            throw new IllegalStateException("written while " + reading + " read");
        if (value > 0)
            value--;
        afterWrite();
    }

    public static void main(String[] arguments) {
        int rounds = Arguments.number(arguments, 2, 1);
        ReadersWriters shared = new ReadersWriters(Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), number -> () -> {
            for (int i = 0; i < rounds; i++)
                shared.read();
        }));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 1), number -> () -> {
            for (int i = 0; i < rounds; i++)
                shared.write();
        }));
    }
}
