package java.io;

import java.util.Arrays;

/** Collects bytes and passes them on in large pieces. The buffer grows as needed and lives only while it holds something. */
public class BufferedOutputStream extends FilterOutputStream {
    private static final byte[] NONE = {};

    private final int size;
    protected byte[] buf;
    protected int count;

    public BufferedOutputStream(OutputStream out) { this(out, 8192); }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
        if (size <= 0)
            throw new IllegalArgumentException("Buffer size <= 0");
        this.size = size;
        buf = NONE;
    }

    private void makeRoom(int more) {
        if (count + more > buf.length)
            buf = Arrays.copyOf(buf, Math.min(size, Math.max(64, 2 * (count + more))));
    }

    private void flushBuffer() throws IOException {
        if (count > 0) {
            out.write(buf, 0, count);
            count = 0;
            buf = NONE;
        }
    }

    @Override
    public synchronized void write(int b) throws IOException {
        if (count >= size)
            flushBuffer();
        makeRoom(1);
        buf[count++] = (byte) b;
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        if (len >= size) {
            flushBuffer();
            out.write(b, off, len);
            return;
        }
        if (len > size - count)
            flushBuffer();
        makeRoom(len);
        System.arraycopy(b, off, buf, count, len);
        count += len;
    }

    @Override
    public synchronized void flush() throws IOException {
        flushBuffer();
        out.flush();
    }
}
