package java.io;

import java.nio.CharBuffer;
import java.util.Objects;

/** Reads from an array (not a copy). */
public class CharArrayReader extends Reader {
    protected char[] buf;                   // null: closed
    protected int pos;
    protected int markedPos;
    protected int count;

    public CharArrayReader(char[] buf) {
        this.buf = buf;
        this.count = buf.length;
    }

    public CharArrayReader(char[] buf, int offset, int length) {
        if (offset < 0 || offset > buf.length || length < 0 || offset + length < 0)
            throw new IllegalArgumentException();
        count = Math.min(buf.length, offset + length);
        pos = markedPos = offset;
        this.buf = buf;
    }

    private char[] opened() throws IOException {
        if (buf != null)
            return buf;
        throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            char[] text = opened();
            return pos < count ? text[pos++] : -1;
        }
    }

    @Override
    public int read(char[] target, int off, int len) throws IOException {
        synchronized (lock) {
            char[] text = opened();
            Objects.checkFromIndexSize(off, len, target.length);
            if (pos >= count)
                return -1;
            int n = Math.min(count - pos, len);
            System.arraycopy(text, pos, target, off, n);
            pos += n;
            return n;
        }
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        synchronized (lock) {
            char[] text = opened();
            int room = target.remaining();
            if (pos >= count)
                return -1;
            int n = Math.min(count - pos, room);
            target.put(text, pos, n);
            pos += n;
            return n;
        }
    }

    @Override
    public long skip(long n) throws IOException {
        synchronized (lock) {
            opened();
            long skipped = Math.max(0, Math.min(count - pos, n));
            pos += (int) skipped;
            return skipped;
        }
    }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            opened();
            return pos < count;
        }
    }

    @Override public void close() { synchronized (lock) { buf = null; } }
    @Override public boolean markSupported() { return true; }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        synchronized (lock) {
            opened();
            markedPos = pos;
        }
    }

    @Override
    public void reset() throws IOException {
        synchronized (lock) {
            opened();
            pos = markedPos;
        }
    }
}
