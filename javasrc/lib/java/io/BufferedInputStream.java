package java.io;

import java.util.Arrays;

/** Reads ahead in large pieces; can be marked and reset. The buffer lives only while it holds something. */
public class BufferedInputStream extends FilterInputStream {
    private static final byte[] NONE = {};

    private final int size;
    protected volatile byte[] buf;
    protected int count;
    protected int pos;
    protected int markpos = -1;
    protected int marklimit;

    public BufferedInputStream(InputStream in) { this(in, 8192); }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0)
            throw new IllegalArgumentException("Buffer size <= 0");
        this.size = size;
        buf = NONE;
    }

    private InputStream source() throws IOException {
        InputStream source = in;
        if (source == null)
            throw new IOException("Stream closed");
        return source;
    }

    private byte[] buffer() throws IOException {
        byte[] buffer = buf;
        if (buffer == null)
            throw new IOException("Stream closed");
        return buffer;
    }

    /** Gets more bytes behind pos == count, keeping those from the mark on while the mark holds. */
    private void fill() throws IOException {
        byte[] buffer = buffer();
        if (buffer.length < size)
            buf = buffer = Arrays.copyOf(buffer, size);
        if (markpos < 0)
            pos = 0;
        else if (pos >= buffer.length)
            buffer = makeRoom(buffer);
        count = pos;
        int n = source().read(buffer, pos, buffer.length - pos);
        if (n > 0)
            count = pos + n;
    }

    private void dropEmptyBuffer() {
        if (pos >= count && markpos < 0 && buf != null) {
            buf = NONE;
            pos = 0;
            count = 0;
        }
    }

    private byte[] makeRoom(byte[] buffer) {
        if (markpos > 0) {
            System.arraycopy(buffer, markpos, buffer, 0, pos - markpos);
            pos -= markpos;
            markpos = 0;
        } else if (buffer.length >= marklimit) {
            markpos = -1;
            pos = 0;
        } else {
            buffer = Arrays.copyOf(buffer, (int) Math.min(marklimit, 2L * pos));
            buf = buffer;
        }
        return buffer;
    }

    @Override
    public synchronized int read() throws IOException {
        if (pos >= count) {
            fill();
            if (pos >= count)
                return -1;
        }
        int b = buffer()[pos++] & 0xff;
        dropEmptyBuffer();
        return b;
    }

    /** Goes on until the range is full, the end, or the source would block. */
    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        buffer();
        if ((off | len | off + len | b.length - (off + len)) < 0)
            throw new IndexOutOfBoundsException();
        int total = 0;
        while (total < len) {
            int n = readOnce(b, off + total, len - total);
            if (n <= 0)
                return total == 0 ? n : total;
            total += n;
            if (in != null && total < len && in.available() <= 0)
                break;
        }
        return total;
    }

    private int readOnce(byte[] b, int off, int len) throws IOException {
        if (pos >= count) {
            if (len >= size && markpos < 0)
                return source().read(b, off, len);
            fill();
            if (pos >= count)
                return -1;
        }
        int n = Math.min(count - pos, len);
        System.arraycopy(buffer(), pos, b, off, n);
        pos += n;
        dropEmptyBuffer();
        return n;
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        buffer();
        if (n <= 0)
            return 0;
        if (pos >= count) {
            if (markpos < 0)
                return source().skip(n);
            fill();
            if (pos >= count)
                return 0;
        }
        long skipped = Math.min(count - pos, n);
        pos += (int) skipped;
        dropEmptyBuffer();
        return skipped;
    }

    @Override
    public synchronized int available() throws IOException {
        int behind = source().available();
        int here = count - pos;
        return here > Integer.MAX_VALUE - behind ? Integer.MAX_VALUE : here + behind;
    }

    @Override
    public synchronized void mark(int readLimit) {
        marklimit = readLimit;
        markpos = pos;
    }

    @Override
    public synchronized void reset() throws IOException {
        buffer();
        if (markpos < 0)
            throw new IOException("Resetting to invalid mark");
        pos = markpos;
    }

    @Override public boolean markSupported() { return true; }

    @Override
    public void close() throws IOException {
        InputStream source = in;
        buf = null;
        in = null;
        if (source != null)
            source.close();
    }
}
