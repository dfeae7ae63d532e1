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

    /** The buffer or the stream behind, which are null once this stream is closed. */
    private static <T> T opened(T part) throws IOException {
        if (part != null)
            return part;
        throw new IOException("Stream closed");
    }

    /** Whether there is a byte at pos, after more were read if need be. */
    private boolean hasByte() throws IOException {
        byte[] bytes = opened(buf);
        if (pos < count)
            return true;
        if (bytes.length < size)
            bytes = Arrays.copyOf(bytes, size);
        if (markpos >= 0 && pos >= bytes.length)
            bytes = withRoomBehindMark(bytes);
        if (markpos < 0)
            pos = 0;
        buf = bytes;
        count = pos;
        count += Math.max(0, opened(in).read(bytes, pos, bytes.length - pos));
        return pos < count;
    }

    /** Moves what lies behind the mark to the front, or gives up a mark that was passed by more than its limit. */
    private byte[] withRoomBehindMark(byte[] bytes) {
        if (markpos == 0 && marklimit <= bytes.length) {
            markpos = -1;
            return bytes;
        }
        byte[] roomy = markpos > 0 ? bytes : new byte[(int) Math.min(marklimit, 2L * pos)];
        System.arraycopy(bytes, markpos, roomy, 0, pos - markpos);
        pos -= markpos;
        markpos = 0;
        return roomy;
    }

    private void dropEmptyBuffer() {
        if (pos >= count && markpos < 0 && buf != null) {
            buf = NONE;
            pos = 0;
            count = 0;
        }
    }

    @Override
    public synchronized int read() throws IOException {
        int b = -1;
        if (hasByte()) {
            b = Byte.toUnsignedInt(opened(buf)[pos++]);
            dropEmptyBuffer();
        }
        return b;
    }

    /** Goes on until the range is full, the end, or the source would block. */
    @Override
    public synchronized int read(byte[] b, int off, int len) throws IOException {
        opened(buf);
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
        if (pos >= count && markpos < 0 && len >= size)
            return opened(in).read(b, off, len);
        if (!hasByte())
            return -1;
        int n = Math.min(count - pos, len);
        System.arraycopy(opened(buf), pos, b, off, n);
        pos += n;
        dropEmptyBuffer();
        return n;
    }

    @Override
    public synchronized long skip(long n) throws IOException {
        opened(buf);
        if (n > 0 && pos >= count && markpos < 0)
            return opened(in).skip(n);
        if (n <= 0 || !hasByte())
            return 0;
        long skipped = Math.min(count - pos, n);
        pos += (int) skipped;
        dropEmptyBuffer();
        return skipped;
    }

    @Override
    public synchronized int available() throws IOException {
        int behind = opened(in).available();
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
        boolean isMarked = opened(buf) != null && markpos >= 0;
        if (!isMarked)
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
