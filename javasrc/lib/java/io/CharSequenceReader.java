package java.io;

import java.util.Objects;

/** Reads a sequence of characters, without a lock. */
final class CharSequenceReader extends Reader {
    private CharSequence text;              // null: closed
    private int next;
    private int mark;

    CharSequenceReader(CharSequence text) {
        this.text = text;
    }

    private void demandOpen() throws IOException {
        if (text == null)
            throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        demandOpen();
        return next < text.length() ? text.charAt(next++) : -1;
    }

    @Override
    public int read(char[] target, int off, int len) throws IOException {
        demandOpen();
        Objects.checkFromIndexSize(off, len, target.length);
        if (len == 0)
            return 0;
        int n = Math.min(text.length() - next, len);
        if (n <= 0)
            return -1;
        for (int i = 0; i < n; i++)
            target[off + i] = text.charAt(next++);
        return n;
    }

    @Override
    public long skip(long n) throws IOException {
        demandOpen();
        long skipped = Math.max(-next, Math.min(text.length() - next, n));
        next += (int) skipped;
        return skipped;
    }

    @Override
    public boolean ready() throws IOException {
        demandOpen();
        return true;
    }

    @Override
    public boolean markSupported() {
        return true;
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0)
            throw new IllegalArgumentException("Read-ahead limit < 0");
        demandOpen();
        mark = next;
    }

    @Override
    public void reset() throws IOException {
        demandOpen();
        next = mark;
    }

    @Override
    public void close() {
        text = null;
    }
}
