package java.io;

import java.util.Arrays;
import java.util.Objects;

/** Reads from an array (not a copy). */
public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] buf) {
        this.buf = buf;
        this.count = buf.length;
    }

    public ByteArrayInputStream(byte[] buf, int offset, int length) {
        count = Math.min(buf.length, offset + length);
        pos = mark = offset;
        this.buf = buf;
    }

    @Override public synchronized int read() { return pos < count ? buf[pos++] & 0xff : -1; }

    @Override
    public synchronized int read(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        if (pos >= count)
            return -1;
        int n = Math.min(count - pos, len);
        if (n <= 0)
            return 0;
        System.arraycopy(buf, pos, b, off, n);
        pos += n;
        return n;
    }

    @Override
    public synchronized byte[] readAllBytes() {
        byte[] rest = Arrays.copyOfRange(buf, pos, count);
        pos = count;
        return rest;
    }

    @Override
    public int readNBytes(byte[] b, int off, int len) {
        int n = read(b, off, len);
        return n < 0 ? 0 : n;
    }

    @Override
    public synchronized long transferTo(OutputStream out) throws IOException {
        int n = count - pos;
        if (n > 0) {
            out.write(buf, pos, n);
            pos = count;
        }
        return n;
    }

    @Override
    public synchronized long skip(long n) {
        long skipped = Math.max(0, Math.min(count - pos, n));
        pos += (int) skipped;
        return skipped;
    }

    @Override public synchronized int available() { return count - pos; }
    @Override public void mark(int readLimit) { mark = pos; }
    @Override public boolean markSupported() { return true; }
    @Override public synchronized void reset() { pos = mark; }

    @Override
    public void close() throws IOException {
    }
}
