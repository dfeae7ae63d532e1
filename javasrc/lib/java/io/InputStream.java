package java.io;

import java.util.Arrays;
import java.util.Objects;

/** A source of bytes; everything rests on read(). */
public abstract class InputStream implements Closeable {
    private static final int CHUNK = 8192;

    public InputStream() {
    }

    public static InputStream nullInputStream() { return new NullInputStream(); }

    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException { return read(b, 0, b.length); }

    /** Reads until the range is full, the end, or an exception after the first byte (which then is not reported). */
    public int read(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len == 0)
            return 0;
        int first = read();
        if (first < 0)
            return -1;
        b[off] = (byte) first;
        int count = 1;
        try {
            for (int c; count < len && (c = read()) >= 0; count++)
                b[off + count] = (byte) c;
        } catch (IOException e) {
            return count;
        }
        return count;
    }

    public byte[] readAllBytes() throws IOException { return readNBytes(Integer.MAX_VALUE); }

    public byte[] readNBytes(int len) throws IOException {
        if (len < 0)
            throw new IllegalArgumentException("len < 0");
        byte[] bytes = new byte[Math.min(len, CHUNK)];
        int count = 0;
        while (count < len) {
            if (count == bytes.length)
                bytes = Arrays.copyOf(bytes, (int) Math.min(len, 2L * count));
            int n = read(bytes, count, bytes.length - count);
            if (n < 0)
                break;
            count += n;
        }
        return count == bytes.length ? bytes : Arrays.copyOf(bytes, count);
    }

    public int readNBytes(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        int count = 0;
        while (count < len) {
            int n = read(b, off + count, len - count);
            if (n < 0)
                break;
            count += n;
        }
        return count;
    }

    public long skip(long n) throws IOException {
        if (n <= 0)
            return 0;
        byte[] scratch = new byte[(int) Math.min(2048, n)];
        long left = n;
        while (left > 0) {
            int got = read(scratch, 0, (int) Math.min(scratch.length, left));
            if (got < 0)
                break;
            left -= got;
        }
        return n - left;
    }

    public void skipNBytes(long n) throws IOException {
        while (n > 0) {
            long skipped = skip(n);
            if (skipped < 0 || skipped > n)
                throw new IOException("Unable to skip exactly");
            if (skipped == 0) {
                if (read() < 0)
                    throw new EOFException();
                skipped = 1;
            }
            n -= skipped;
        }
    }

    public int available() throws IOException { return 0; }

    @Override
    public void close() throws IOException {
    }

    public void mark(int readLimit) {
    }

    public boolean markSupported() { return false; }
    public void reset() throws IOException { throw new IOException("mark/reset not supported"); }

    public long transferTo(OutputStream out) throws IOException {
        Objects.requireNonNull(out, "out");
        long transferred = 0;
        byte[] chunk = new byte[CHUNK];
        for (int n; (n = read(chunk, 0, CHUNK)) >= 0; transferred += n)
            out.write(chunk, 0, n);
        return transferred;
    }
}
