package java.io;

import java.util.Objects;

/** Reads a string. */
public class StringReader extends Reader {
    private String text;                    // null: closed
    private int next;
    private int mark;

    public StringReader(String text) {
        text.length();                      // refuses null
        this.text = text;
    }

    private void demandOpen() throws IOException {
        if (text == null)
            throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            demandOpen();
            return next < text.length() ? text.charAt(next++) : -1;
        }
    }

    @Override
    public int read(char[] target, int off, int len) throws IOException {
        synchronized (lock) {
            demandOpen();
            Objects.checkFromIndexSize(off, len, target.length);
            if (len == 0)
                return 0;
            int n = Math.min(text.length() - next, len);
            if (n <= 0)
                return -1;
            text.getChars(next, next + n, target, off);
            next += n;
            return n;
        }
    }

    /** May go backwards, but not from the end. */
    @Override
    public long skip(long n) throws IOException {
        synchronized (lock) {
            demandOpen();
            if (next >= text.length())
                return 0;
            long skipped = Math.max(-next, Math.min(text.length() - next, n));
            next += (int) skipped;
            return skipped;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            demandOpen();
            return true;
        }
    }

    @Override public boolean markSupported() { return true; }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0)
            throw new IllegalArgumentException("Read-ahead limit < 0");
        synchronized (lock) {
            demandOpen();
            mark = next;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            demandOpen();
            next = mark;
        }
    }

    @Override public void close() { synchronized (lock) { text = null; } }
}
