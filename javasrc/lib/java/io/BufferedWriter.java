package java.io;

import java.util.Arrays;
import java.util.Objects;

/** Collects text and passes it on in large pieces. The buffer grows as needed and lives only while it holds something. */
public class BufferedWriter extends Writer {
    private static final char[] NONE = {};

    private Writer out;                     // null: closed
    private final int size;
    private char[] buffer = NONE;
    private int count;

    public BufferedWriter(Writer out) { this(out, 8192); }

    public BufferedWriter(Writer out, int size) {
        super(out);
        if (size <= 0)
            throw new IllegalArgumentException("Buffer size <= 0");
        this.out = out;
        this.size = size;
    }

    private Writer opened() throws IOException {
        if (out != null)
            return out;
        throw new IOException("Stream closed");
    }

    /** Passes the text on but does not flush the writer behind. */
    void flushBuffer() throws IOException {
        synchronized (lock) {
            Writer target = opened();
            int length = count;
            if (length == 0)
                return;
            target.write(buffer, 0, length);
            count = 0;
            buffer = NONE;
        }
    }

    private void makeRoom(int more) {
        if (count + more > buffer.length)
            buffer = Arrays.copyOf(buffer, Math.min(size, Math.max(64, 2 * (count + more))));
    }

    @Override
    public void write(int c) throws IOException {
        synchronized (lock) {
            opened();
            if (count >= size)
                flushBuffer();
            makeRoom(1);
            buffer[count++] = (char) c;
        }
    }

    @Override
    public void write(char[] text, int off, int len) throws IOException {
        synchronized (lock) {
            opened();
            Objects.checkFromIndexSize(off, len, text.length);
            if (len >= size) {
                flushBuffer();
                out.write(text, off, len);
                return;
            }
            while (len > 0) {
                int n = Math.min(size - count, len);
                makeRoom(n);
                System.arraycopy(text, off, buffer, count, n);
                off += n;
                len -= n;
                count += n;
                if (count >= size)
                    flushBuffer();
            }
        }
    }

    /** A negative length writes nothing, as it always did. */
    @Override
    public void write(String text, int off, int len) throws IOException {
        synchronized (lock) {
            opened();
            while (len > 0) {
                int n = Math.min(size - count, len);
                makeRoom(n);
                text.getChars(off, off + n, buffer, count);
                off += n;
                len -= n;
                count += n;
                if (count >= size)
                    flushBuffer();
            }
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            if (out == null)
                return;
            try (Writer closing = out) {
                flushBuffer();
            } finally {
                out = null;
                buffer = NONE;
            }
        }
    }

    @Override
    public void flush() throws IOException {
        synchronized (lock) {
            flushBuffer();
            out.flush();
        }
    }

    public void newLine() throws IOException { write(System.lineSeparator()); }
}
