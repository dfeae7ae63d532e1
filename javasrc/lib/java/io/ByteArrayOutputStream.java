package java.io;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;

/** Writes into an array that grows. */
public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() { this(32); }

    public ByteArrayOutputStream(int size) {
        if (size < 0)
            throw new IllegalArgumentException("Negative initial size: " + size);
        buf = new byte[size];
    }

    private void makeRoom(int more) {
        if (more > buf.length - count)
            buf = Arrays.copyOf(buf, Math.max(2 * buf.length, Math.addExact(count, more)));
    }

    @Override
    public synchronized void write(int b) {
        makeRoom(1);
        buf[count++] = (byte) b;
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        makeRoom(len);
        count += len;
        System.arraycopy(b, off, buf, count - len, len);
    }

    public synchronized void reset() { count = 0; }
    public synchronized int size() { return count; }
    public synchronized byte[] toByteArray() { return Arrays.copyOf(buf, count); }
    @Override public synchronized String toString() { return new String(buf, 0, count); }
    public synchronized void writeTo(OutputStream out) throws IOException { out.write(buf, 0, count); }
    public void writeBytes(byte[] b) { write(b, 0, b.length); }

    @Override
    public void close() throws IOException {
    }

    @Deprecated
    public synchronized String toString(int hibyte) {
        return new String(toByteArray(), hibyte);
    }

    public synchronized String toString(Charset charset) { return new String(toByteArray(), charset); }

    public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(toByteArray(), charsetName);
    }
}
