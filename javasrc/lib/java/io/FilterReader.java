package java.io;

/** A reader that passes every call on to another; for subclasses to change. */
public abstract class FilterReader extends Reader {
    protected Reader in;

    protected FilterReader(Reader in) {
        super(in);
        this.in = in;
    }

    @Override public int read() throws IOException { return in.read(); }

    @Override
    public int read(char[] text, int off, int len) throws IOException {
        return in.read(text, off, len);
    }

    @Override public void close() throws IOException { in.close(); }
    @Override public void mark(int readAheadLimit) throws IOException { in.mark(readAheadLimit); }
    @Override public boolean markSupported() { return in.markSupported(); }
    @Override public boolean ready() throws IOException { return in.ready(); }
    @Override public void reset() throws IOException { in.reset(); }
    @Override public long skip(long n) throws IOException { return in.skip(n); }
}
