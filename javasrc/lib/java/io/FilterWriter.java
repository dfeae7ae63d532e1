package java.io;

/** A writer that passes every call on to another; for subclasses to change. */
public abstract class FilterWriter extends Writer {
    protected Writer out;

    protected FilterWriter(Writer out) {
        super(out);
        this.out = out;
    }

    @Override public void write(int c) throws IOException { out.write(c); }

    @Override
    public void write(char[] text, int off, int len) throws IOException {
        out.write(text, off, len);
    }

    @Override
    public void write(String text, int off, int len) throws IOException {
        out.write(text, off, len);
    }

    @Override public void close() throws IOException { out.close(); }
    @Override public void flush() throws IOException { out.flush(); }
}
