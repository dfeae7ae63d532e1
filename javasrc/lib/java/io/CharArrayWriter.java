package java.io;

import java.util.Arrays;
import java.util.Objects;

/** Writes into an array that grows. */
public class CharArrayWriter extends Writer {
    protected char[] buf;
    protected int count;

    public CharArrayWriter() { this(32); }

    public CharArrayWriter(int initialSize) {
        if (initialSize < 0)
            throw new IllegalArgumentException("Negative initial size: " + initialSize);
        buf = new char[initialSize];
    }

    private void makeRoom(int more) {
        if (count + more > buf.length)
            buf = Arrays.copyOf(buf, Math.max(2 * buf.length, count + more));
    }

    @Override
    public void write(int c) {
        synchronized (lock) {
            makeRoom(1);
            buf[count++] = (char) c;
        }
    }

    @Override
    public void write(char[] text, int off, int len) {
        Objects.checkFromIndexSize(off, len, text.length);
        synchronized (lock) {
            makeRoom(len);
            System.arraycopy(text, off, buf, count, len);
            count += len;
        }
    }

    @Override
    public void write(String text, int off, int len) {
        synchronized (lock) {
            makeRoom(len);
            text.getChars(off, off + len, buf, count);
            count += len;
        }
    }

    public char[] toCharArray() { synchronized (lock) { return Arrays.copyOf(buf, count); } }
    @Override public String toString() { synchronized (lock) { return new String(buf, 0, count); } }
    public int size() { return count; }
    public void reset() { count = 0; }

    public void writeTo(Writer out) throws IOException { synchronized (lock) { out.write(buf, 0, count); } }

    @Override
    public CharArrayWriter append(char c) {
        write(c);
        return this;
    }

    @Override
    public CharArrayWriter append(CharSequence text, int start, int end) {
        return append((text == null ? "null" : text).subSequence(start, end));
    }

    @Override
    public CharArrayWriter append(CharSequence text) {
        String string = String.valueOf(text);
        write(string, 0, string.length());
        return this;
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
    }
}
