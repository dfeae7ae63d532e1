package java.io;

import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.util.Arrays;
import java.util.Objects;

/** Reads bytes, up to 8192 ahead, as text. Unusual charsets are left to the JDK's decoder. */
public class InputStreamReader extends Reader {
    private static final int LIMIT = 8192;
    private static final byte[] NONE = {};

    private final InputStream in;
    private final TextDecoder decoder;      // null: other does it
    private final Reader other;
    private byte[] bytes = NONE;            // read but not yet decoded: from next on
    private int next;
    private char low;                       // the second half of a pair whose first half has been returned; 0: none
    private boolean atEnd;
    private boolean closed;

    public InputStreamReader(InputStream in) {
        this(in, TextCoding.named(TextCoding.defaultName()), null);
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        super(in);
        int kind = TextCoding.named(Objects.requireNonNull(charsetName, "charsetName"));
        this.in = in;
        this.decoder = kind == TextCoding.OTHER ? null : new TextDecoder(kind);
        this.other = decoder == null ? OtherCoding.reader(in, lock, TextCoding.find(charsetName)) : null;
    }

    public InputStreamReader(InputStream in, Charset charset) {
        this(Objects.requireNonNull(in), TextCoding.of(Objects.requireNonNull(charset, "charset")), charset);
    }

    public InputStreamReader(InputStream in, CharsetDecoder decoder) {
        super(in);
        this.in = in;
        this.decoder = null;
        this.other = OtherCoding.reader(in, lock, Objects.requireNonNull(decoder, "charset decoder"));
    }

    private InputStreamReader(InputStream in, int kind, Charset charset) {
        super(in);
        this.in = in;
        this.decoder = kind == TextCoding.OTHER ? null : new TextDecoder(kind);
        this.other = decoder != null ? null : OtherCoding.reader(in, lock, charset);
    }

    public String getEncoding() {
        if (decoder == null)
            return OtherCoding.encodingOf(other);
        return closed ? null : TextCoding.oldName(decoder.kind);
    }

    private void demandOpen() throws IOException {
        if (closed)
            throw new IOException("Stream closed");
    }

    @Override
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        return other != null ? other.read(target) : super.read(target);
    }

    @Override
    public int read(char[] text, int off, int len) throws IOException {
        if (other != null)
            return other.read(text, off, len);
        synchronized (lock) {
            demandOpen();
            Objects.checkFromIndexSize(off, len, text.length);
            return len == 0 ? 0 : decode(text, off, len);
        }
    }

    /** Decodes until there is no more room, or nothing more to be had without waiting. */
    private int decode(char[] text, int off, int len) throws IOException {
        int count = 0;
        while (count < len) {
            if (low != 0) {
                text[off + count++] = low;
                low = 0;
                continue;
            }
            int c = decoder.next(bytes, next, bytes.length, atEnd);
            if (c == TextDecoder.MORE) {
                if (atEnd || count > 0 && in.available() <= 0)
                    break;
                fill();
                continue;
            }
            next += decoder.length();
            if (c == TextDecoder.MARK)
                continue;
            if (c >= 0x10000) {
                low = Character.lowSurrogate(c);
                c = Character.highSurrogate(c);
            }
            text[off + count++] = (char) c;
        }
        if (next == bytes.length) {
            bytes = NONE;
            next = 0;
        }
        return count == 0 ? -1 : count;
    }

    /** Waits for bytes and puts them behind the few that are left. */
    private void fill() throws IOException {
        int left = bytes.length - next;
        byte[] fresh = new byte[LIMIT];
        System.arraycopy(bytes, next, fresh, 0, left);
        int n = in.read(fresh, left, LIMIT - left);
        if (n == 0)
            throw new IOException("Underlying input stream returned zero bytes");
        atEnd = n < 0;
        bytes = Arrays.copyOf(fresh, left + Math.max(n, 0));
        next = 0;
    }

    @Override
    public boolean ready() throws IOException {
        if (other != null)
            return other.ready();
        synchronized (lock) {
            demandOpen();
            return low != 0 || next < bytes.length || in.available() > 0;
        }
    }

    @Override
    public void close() throws IOException {
        if (other != null) {
            other.close();
            return;
        }
        synchronized (lock) {
            if (!closed) {
                closed = true;
                in.close();
            }
        }
    }
}
