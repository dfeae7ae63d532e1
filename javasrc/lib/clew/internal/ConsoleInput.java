package clew.internal;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Standard input, without a buffer of its own. */
public final class ConsoleInput extends InputStream {
    private boolean closed;

    private void ensureOpen() throws IOException {
        if (closed)
            throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(off, len, b.length);
        return len == 0 ? 0 : Console.read(0, b, off, len);
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return Console.available(0);
    }

    @Override
    public void close() {
        closed = true;
    }
}
