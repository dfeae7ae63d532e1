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

    private void passOn() throws IOException {
        int waiting = count;
        if (waiting == 0) return;
        out.write(buf, 0, waiting);
        buf = NONE;
        count = 0;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        if (count >= size)
            passOn();
        makeRoom(1);
        buf[count++] = (byte) b;
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        if (len >= size) {
            passOn();
            out.write(b, off, len);
            return;
        }
        if (len > size - count)
            passOn();
        makeRoom(len);
        count += len;
        System.arraycopy(b, off, buf, count - len, len);
    }

    @Override
    public synchronized void flush() throws IOException {
        passOn();
        out.flush();
    }
}
