package java.io;

import java.util.Objects;

/** A sink for text; everything rests on write(char[], int, int). */
public abstract class Writer implements Appendable, Closeable, Flushable {
    protected Object lock;

    protected Writer() {
        this.lock = this;
    }

    protected Writer(Object lock) {
        this.lock = Objects.requireNonNull(lock);
    }

    /** A writer that forgets what is written, until it is closed. */
    public static Writer nullWriter() {
        return new Writer() {
            private volatile boolean closed;

            private void demandOpen() throws IOException {
                if (closed)
                    throw new IOException("Stream closed");
            }

            @Override
            public void write(char[] text, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, text.length);
                demandOpen();
            }

            @Override
            public void flush() throws IOException {
                demandOpen();
            }

            @Override
            public void close() {
                closed = true;
            }
        };
    }

    public void write(int c) throws IOException {
        synchronized (lock) {
            write(new char[] {(char) c}, 0, 1);
        }
    }

    public void write(char[] text) throws IOException {
        write(text, 0, text.length);
    }

    public abstract void write(char[] text, int off, int len) throws IOException;

    public void write(String text) throws IOException {
        write(text, 0, text.length());
    }

    public void write(String text, int off, int len) throws IOException {
        synchronized (lock) {
            char[] chars = new char[len];
            text.getChars(off, off + len, chars, 0);
            write(chars, 0, len);
        }
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public Writer append(CharSequence text, int start, int end) throws IOException {
        return append((text == null ? "null" : text).subSequence(start, end));
    }

    @Override
    public Writer append(char c) throws IOException {
        write(c);
        return this;
    }

    @Override
    public abstract void flush() throws IOException;

    @Override
    public abstract void close() throws IOException;
}
