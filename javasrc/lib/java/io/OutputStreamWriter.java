package java.io;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Arrays;
import java.util.Objects;

/** Writes text as bytes; up to 8192 of them wait for a flush. Unusual charsets are left to the JDK's encoder. */
public class OutputStreamWriter extends Writer {
    private static final int LIMIT = 8192;

    private final OutputStream out;
    private final TextEncoder encoder;      // null: other does it
    private final Writer other;
    private byte[] waiting;                 // null: nothing waits
    private int count;
    private boolean closed;

    public OutputStreamWriter(OutputStream out) {
        this(out, TextCoding.named(TextCoding.defaultName()), null);
    }

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        super(out);
        int kind = TextCoding.named(Objects.requireNonNull(charsetName, "charsetName"));
        this.out = out;
        this.encoder = kind == TextCoding.OTHER ? null : new TextEncoder(kind);
        this.other = encoder == null ? OtherCoding.writer(out, lock, TextCoding.find(charsetName)) : null;
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        this(Objects.requireNonNull(out), TextCoding.of(Objects.requireNonNull(charset, "charset")), charset);
    }

    public OutputStreamWriter(OutputStream out, CharsetEncoder encoder) {
        super(out);
        this.out = out;
        this.encoder = null;
        this.other = OtherCoding.writer(out, lock, Objects.requireNonNull(encoder, "charset encoder"));
    }

    private OutputStreamWriter(OutputStream out, int kind, Charset charset) {
        super(out);
        this.out = out;
        this.encoder = kind == TextCoding.OTHER ? null : new TextEncoder(kind);
        this.other = encoder != null ? null : OtherCoding.writer(out, lock, charset);
    }

    public String getEncoding() {
        if (encoder == null)
            return OtherCoding.encodingOf(other);
        return closed ? null : TextCoding.oldName(encoder.kind);
    }

    /** Passes the bytes on but does not flush the stream behind. */
    void flushBuffer() throws IOException {
        if (other != null) {
            OtherCoding.flushBuffer(other);
            return;
        }
        synchronized (lock) {
            demandOpen();
            passOn();
        }
    }

    private void passOn() throws IOException {
        if (count > 0) {
            byte[] bytes = waiting;
            int length = count;
            waiting = null;
            count = 0;
            out.write(bytes, 0, length);
        }
    }

    private void demandOpen() throws IOException {
        if (closed)
            throw new IOException("Stream closed");
    }

    @Override
    public void write(int c) throws IOException {
        put(String.valueOf((char) c));
    }

    @Override
    public void write(char[] text, int off, int len) throws IOException {
        Objects.checkFromIndexSize(off, len, text.length);
        put(new String(text, off, len));
    }

    @Override
    public void write(String text, int off, int len) throws IOException {
        if (len < 0)
            throw new IndexOutOfBoundsException();
        char[] copy = new char[len];
        text.getChars(off, off + len, copy, 0);
        put(new String(copy));
    }

    @Override
    public Writer append(CharSequence text, int start, int end) throws IOException {
        return append((text == null ? "null" : text).subSequence(start, end));
    }

    @Override
    public Writer append(CharSequence text) throws IOException {
        put(String.valueOf(text));
        return this;
    }

    private void put(String text) throws IOException {
        if (other != null) {
            other.write(text);
            return;
        }
        synchronized (lock) {
            demandOpen();
            put(encoder.encode(text));
        }
    }

    private void put(byte[] bytes) throws IOException {
        for (int from = 0; from < bytes.length; ) {
            int n = Math.min(bytes.length - from, LIMIT - count);
            if (waiting == null)
                waiting = new byte[n];
            else if (count + n > waiting.length)
                waiting = Arrays.copyOf(waiting, Math.min(LIMIT, 2 * (count + n)));
            System.arraycopy(bytes, from, waiting, count, n);
            count += n;
            from += n;
            if (count == LIMIT && from < bytes.length)
                passOn();
        }
    }

    @Override
    public void flush() throws IOException {
        if (other != null) {
            other.flush();
            return;
        }
        synchronized (lock) {
            demandOpen();
            passOn();
            out.flush();
        }
    }

    @Override
    public void close() throws IOException {
        if (other != null) {
            other.close();
            return;
        }
        synchronized (lock) {
            if (closed)
                return;
            closed = true;
            try (OutputStream closing = out) {
                put(encoder.finish());
                passOn();
                closing.flush();
            }
        }
    }
}
