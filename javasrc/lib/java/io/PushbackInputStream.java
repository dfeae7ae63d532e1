package java.io;

import java.util.Objects;

/** Bytes read can be given back; they lie at the end of buf, from pos on. */
public class PushbackInputStream extends FilterInputStream {
    protected byte[] buf;
    protected int pos;

    public PushbackInputStream(InputStream in) { this(in, 1); }

    public PushbackInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0)
            throw new IllegalArgumentException("size <= 0");
        buf = new byte[size];
        pos = size;
    }

    private void demandOpen() throws IOException {
        if (in == null)
            throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        demandOpen();
        return pos < buf.length ? buf[pos++] & 0xff : super.read();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        demandOpen();
        Objects.checkFromIndexSize(off, len, Objects.requireNonNull(b).length);
        int given = Math.min(buf.length - pos, len);
        System.arraycopy(buf, pos, b, off, given);
        pos += given;
        if (given == len)
            return given;
        int n = super.read(b, off + given, len - given);
        return n >= 0 ? given + n : given > 0 ? given : -1;
    }

    public void unread(int b) throws IOException {
        demandOpen();
        if (pos == 0)
            throw new IOException("Push back buffer is full");
        buf[--pos] = (byte) b;
    }

    public void unread(byte[] b, int off, int len) throws IOException {
        demandOpen();
        if (len > pos)
            throw new IOException("Push back buffer is full");
        System.arraycopy(b, off, buf, pos - len, len);
        pos -= len;
    }

    public void unread(byte[] b) throws IOException { unread(b, 0, b.length); }

    @Override
    public int available() throws IOException {
        demandOpen();
        return (int) Math.min(Integer.MAX_VALUE, (long) buf.length - pos + super.available());
    }

    @Override
    public long skip(long n) throws IOException {
        demandOpen();
        if (n <= 0)
            return 0;
        long given = Math.min(buf.length - pos, n);
        pos += (int) given;
        return given == n ? given : given + super.skip(n - given);
    }

    @Override
    public synchronized void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
            buf = null;
        }
    }

    @Override
    public synchronized void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override
    public synchronized void mark(int readLimit) {
    }

    @Override public boolean markSupported() { return false; }
}
