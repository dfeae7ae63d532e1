package bench;

import java.util.Vector;

/**
 * Readers and writers with a monitor for each waiting writer. A reader is let in when no writer waits or none is active, where it
 * should be "and": it reads while somebody writes.
 * Arguments: readers, writers, rounds of each; "fixed" says "and".
 */
public final class ReadersWritersVector {
    private final Vector<Object> waitingWriters = new Vector<>();
    private final boolean fixed;
    private int readers;
    private boolean writing;
    private volatile int numWrite;

    private ReadersWritersVector(boolean fixed) {
        this.fixed = fixed;
    }

    private boolean allowReader() {
        return fixed ? waitingWriters.isEmpty() && !writing : waitingWriters.isEmpty() || !writing;
    }

    private synchronized void startRead() {
        while (!allowReader())
            Threads.await(this);
        readers++;
    }

    private synchronized void endRead() {
        if (--readers == 0)
            wakeWriter();
    }

    private void startWrite() {
        Object monitor = new Object();
        synchronized (monitor) {
            if (!mayWrite(monitor))
                Threads.await(monitor);
        }
    }

    private synchronized boolean mayWrite(Object monitor) {
        if (readers == 0 && !writing && waitingWriters.isEmpty())
            writing = true;
        else
            waitingWriters.add(monitor);
        return !waitingWriters.contains(monitor);
    }

    private synchronized void endWrite() {
        writing = false;
        if (!waitingWriters.isEmpty() && readers == 0)
            wakeWriter();
        else
            notifyAll();
    }

    /** Hands the right to write to the writer that waits longest. */
    private void wakeWriter() {
        if (waitingWriters.isEmpty() || writing)
            return;
        writing = true;
        Object monitor = waitingWriters.remove(0);
        synchronized (monitor) {
            monitor.notify();
        }
        if (waitingWriters.isEmpty())
            notifyAll();
    }

    private void read() {
        startRead();
        assert numWrite == 0 : "read while somebody writes";
        endRead();
    }

    private void write() {
        startWrite();
        numWrite++;
        numWrite--;
        endWrite();
    }

    public static void main(String[] arguments) {
        int rounds = Arguments.number(arguments, 2, 3);
        ReadersWritersVector shared = new ReadersWritersVector(Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 1), number -> () -> {
            for (int i = 0; i < rounds; i++)
                shared.read();
        }));
        Threads.startAll(Threads.make(Arguments.number(arguments, 1, 2), number -> () -> {
            for (int i = 0; i < rounds; i++)
                shared.write();
        }));
    }
}
