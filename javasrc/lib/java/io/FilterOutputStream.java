package java.io;

/** An output stream that passes bytes on to another, one by one; for subclasses to change. */
public class FilterOutputStream extends OutputStream {
    protected OutputStream out;
    private volatile boolean closed;

    public FilterOutputStream(OutputStream out) { this.out = out; }
    @Override public void write(int b) throws IOException { out.write(b); }
    @Override public void write(byte[] b) throws IOException { write(b, 0, b.length); }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        super.write(b, off, len);
    }

    @Override public void flush() throws IOException { out.flush(); }

    /** Flushes, then closes the other stream, whatever the flush throws; only the first time. */
    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closed)
                return;
            closed = true;
        }
        Throwable failure = null;
        try {
            flush();
        } catch (Throwable e) {
            failure = e;
            throw e;
        } finally {
            closeAfter(failure);
        }
    }

    private void closeAfter(Throwable failure) throws IOException {
        try {
            out.close();
        } catch (Throwable e) {
            if (failure == null)
                throw e;
            if (failure != e)
                failure.addSuppressed(e);
        }
    }
}
