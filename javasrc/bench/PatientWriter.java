package bench;

import clew.Verify;

/**
 * Readers who come again and again, and a writer who waits until nobody reads: two readers that relieve each other keep it out for
 * ever.
 * Arguments: readers; "fixed" lets no reader in while the writer waits.
 */
public final class PatientWriter {
    private final boolean fixed;
    private int readers;
    private boolean waits;

    private PatientWriter(boolean fixed) {
        this.fixed = fixed;
    }

    private synchronized void begin() {
        while (fixed && waits)
            Threads.await(this);
        readers++;
    }

    private synchronized void end() {
        readers--;
        if (readers == 0)
            notifyAll();
    }

    private synchronized void write() {
        waits = true;
        while (readers > 0)
            Threads.await(this);
        waits = false;
        notifyAll();
    }

    private void read() {
        while (true) {
            begin();
            Verify.progress();
            end();
        }
    }

    public static void main(String[] arguments) {
        PatientWriter lock = new PatientWriter(Arguments.has(arguments, "fixed"));
        Threads.startAll(Threads.make(Arguments.number(arguments, 0, 2), number -> lock::read));
        Thread writer = new Thread(lock::write, "writer");
        writer.start();
    }
}
