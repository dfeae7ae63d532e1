package java.io;

import java.util.Objects;

/** A stream that is at its end, until it is closed. */
final class NullInputStream extends InputStream {
    private volatile boolean closed;

    private void demandOpen() throws IOException {
        if (closed)
            throw new IOException("Stream closed");
    }

    @Override
    public int available() throws IOException {
        demandOpen();
        return 0;
    }

    @Override
    public int read() throws IOException {
        demandOpen();
        return -1;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        boolean nothingWanted = Objects.checkFromIndexSize(off, len, b.length) == off && len == 0;
        return nothingWanted ? 0 : read();
    }

    @Override
    public int readNBytes(byte[] b, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, b.length);
        demandOpen();
        return 0;
    }

    @Override
    public long skip(long n) throws IOException {
        demandOpen();
        return 0;
    }

    @Override
    public void skipNBytes(long n) throws IOException {
        demandOpen();
        if (n > 0)
            throw new EOFException();
    }

    @Override
    public long transferTo(OutputStream out) throws IOException {
        Objects.requireNonNull(out);
        demandOpen();
        return 0;
    }

    @Override public void close() { closed = true; }

    @Override
    public byte[] readNBytes(int len) throws IOException {
        if (len < 0)
            throw new IllegalArgumentException("len < 0");
        demandOpen();
        return new byte[0];
    }
}
