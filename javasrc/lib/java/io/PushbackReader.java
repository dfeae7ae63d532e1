package java.io;

import java.util.Objects;

/** Characters read can be given back; they lie at the end of the buffer, from pos on. */
public class PushbackReader extends FilterReader {
    private char[] buffer;                  // null: closed
    private int pos;

    public PushbackReader(Reader in, int size) {
        super(in);
        if (size <= 0)
            throw new IllegalArgumentException("size <= 0");
        buffer = new char[size];
        pos = size;
    }

    public PushbackReader(Reader in) { this(in, 1); }

    private void demandOpen() throws IOException {
        if (buffer == null)
            throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        synchronized (lock) {
            demandOpen();
            return pos < buffer.length ? buffer[pos++] : super.read();
        }
    }

    @Override
    public int read(char[] text, int off, int len) throws IOException {
        synchronized (lock) {
            demandOpen();
            Objects.checkFromIndexSize(off, len, text.length);
            if (len == 0)
                return 0;
            int given = Math.min(buffer.length - pos, len);
            System.arraycopy(buffer, pos, text, off, given);
            pos += given;
            if (given == len)
                return given;
            int n = super.read(text, off + given, len - given);
            return n >= 0 ? given + n : given > 0 ? given : -1;
        }
    }

    public void unread(int c) throws IOException {
        synchronized (lock) {
            demandOpen();
            if (pos == 0)
                throw new IOException("Pushback buffer overflow");
            buffer[--pos] = (char) c;
        }
    }

    public void unread(char[] text, int off, int len) throws IOException {
        synchronized (lock) {
            demandOpen();
            if (len > pos)
                throw new IOException("Pushback buffer overflow");
            System.arraycopy(text, off, buffer, pos - len, len);
            pos -= len;
        }
    }

    public void unread(char[] text) throws IOException { unread(text, 0, text.length); }

    @Override
    public boolean ready() throws IOException {
        synchronized (lock) {
            demandOpen();
            return pos < buffer.length || super.ready();
        }
    }

    @Override
    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark/reset not supported");
    }

    @Override public boolean markSupported() { return false; }
    @Override public void reset() throws IOException { throw new IOException("mark/reset not supported"); }

    @Override
    public long skip(long n) throws IOException {
        if (n < 0)
            throw new IllegalArgumentException("skip value is negative");
        synchronized (lock) {
            demandOpen();
            long given = Math.min(buffer.length - pos, n);
            pos += (int) given;
            return given == n ? given : given + super.skip(n - given);
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (lock) {
            super.close();
            buffer = null;
        }
    }
}
