package java.io;

import java.util.Objects;

/** A sink for bytes; everything rests on write(int). */
public abstract class OutputStream implements Closeable, Flushable {
    public OutputStream() {
    }

    public abstract void write(int b) throws IOException;

    public void write(byte[] b) throws IOException { write(b, 0, b.length); }

    public void write(byte[] b, int off, int len) throws IOException {
        int end = len + Objects.checkFromIndexSize(off, len, b.length);
        while (off < end)
            write(b[off++]);
    }

    @Override
    public void flush() throws IOException {
    }

    @Override
    public void close() throws IOException {
    }

    /** A stream that forgets what is written, until it is closed. */
    public static OutputStream nullOutputStream() {
        return new OutputStream() {
            private volatile boolean closed;

            @Override
            public void write(int b) throws IOException {
                if (closed)
                    throw new IOException("Stream closed");
            }

            @Override
            public void write(byte[] b, int off, int len) throws IOException {
                Objects.checkFromIndexSize(off, len, b.length);
                write(0);
            }

            @Override public void close() { closed = true; }
        };
    }
}
