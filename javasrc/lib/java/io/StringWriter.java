package java.io;

import java.util.Objects;

/** Writes into a StringBuffer. */
public class StringWriter extends Writer {
    private final StringBuffer buffer;

    public StringWriter() {
        buffer = new StringBuffer();
        lock = buffer;
    }

    public StringWriter(int initialSize) {
        if (initialSize < 0)
            throw new IllegalArgumentException("Negative buffer size");
        buffer = new StringBuffer(initialSize);
        lock = buffer;
    }

    @Override
    public void write(int c) {
        buffer.append((char) c);
    }

    @Override
    public void write(char[] text, int off, int len) {
        Objects.checkFromIndexSize(off, len, text.length);
        if (len > 0)
            buffer.append(text, off, len);
    }

    @Override
    public void write(String text) {
        buffer.append(text);
    }

    @Override
    public void write(String text, int off, int len) {
        buffer.append(text, off, off + len);
    }

    @Override
    public StringWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public StringWriter append(CharSequence text, int start, int end) {
        return append((text == null ? "null" : text).subSequence(start, end));
    }

    @Override
    public StringWriter append(char c) {
        write(c);
        return this;
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() throws IOException {
    }

    @Override
    public String toString() {
        return buffer.toString();
    }
}
