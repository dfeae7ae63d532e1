package java.io;

/** An input stream that passes every call on to another; for subclasses to change. */
public class FilterInputStream extends InputStream {
    protected volatile InputStream in;

    protected FilterInputStream(InputStream in) { this.in = in; }
    @Override public int available() throws IOException { return in.available(); }
    @Override public void close() throws IOException { in.close(); }
    @Override public synchronized void mark(int readLimit) { in.mark(readLimit); }
    @Override public boolean markSupported() { return in.markSupported(); }
    @Override public int read() throws IOException { return in.read(); }
    @Override public int read(byte[] b) throws IOException { return read(b, 0, b.length); }
    @Override public int read(byte[] b, int off, int len) throws IOException { return in.read(b, off, len); }
    @Override public synchronized void reset() throws IOException { in.reset(); }
    @Override public long skip(long n) throws IOException { return in.skip(n); }
}
