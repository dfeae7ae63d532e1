package java.io;

import clew.internal.Atomic;
import clew.internal.Console;
import clew.internal.ConsoleOutput;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;

/**
 * Prints values as text, and notes failures instead of throwing. Over a {@link ConsoleOutput} (System.out and
 * System.err) a string goes straight to the native that prints it; over other streams each print is encoded here and
 * goes through write(byte[], int, int), where a subclass may catch it.
 */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    private static final int LIMIT = 128;

    private int fd;                         // of the console; 0: another stream
    private final boolean autoFlush;
    private boolean trouble;
    private boolean closing;
    private char high;                      // first half of a surrogate pair, waiting for the second; 0: none
    private TextEncoder encoder;            // null: charset, or the console's encoding
    private Charset charset;
    private byte[] pending;                 // single bytes that wait for a line end, as they do in a real console stream

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        this(autoFlush, out);
        if (out instanceof ConsoleOutput console)
            fd = console.fd;
        else
            setEncoding(TextCoding.named(TextCoding.defaultName()), null);
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(autoFlush, Objects.requireNonNull(out, "Null output stream"));
        setEncoding(encoding);
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        super(out);
        this.autoFlush = autoFlush;
        setEncoding(TextCoding.of(Objects.requireNonNull(charset, "charset")), charset);
    }

    public PrintStream(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName), false);
    }

    public PrintStream(String fileName, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(false, openIfKnown(fileName == null ? null : new File(fileName), encoding));
        setEncoding(encoding);
    }

    public PrintStream(String fileName, Charset charset) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), new FileOutputStream(fileName));
    }

    /** The charset comes first: without one, no file is opened. */
    private PrintStream(Charset charset, OutputStream out) { this(out, false, charset); }

    public PrintStream(File file) throws FileNotFoundException {
        this(new FileOutputStream(file), false);
    }

    public PrintStream(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(false, openIfKnown(file, encoding));
        setEncoding(encoding);
    }

    public PrintStream(File file, Charset charset) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), new FileOutputStream(file));
    }

    private PrintStream(boolean autoFlush, OutputStream out) {
        super(Objects.requireNonNull(out, "Null output stream"));
        this.autoFlush = autoFlush;
    }

    /** Opens the file, but not when the encoding is unknown: it would be truncated for nothing. */
    private static OutputStream openIfKnown(File file, String encoding)
            throws FileNotFoundException, UnsupportedEncodingException {
        Objects.requireNonNull(encoding, "charsetName");
        if (TextCoding.named(encoding) == TextCoding.OTHER)
            TextCoding.find(encoding);
        return new FileOutputStream(file);
    }

    private void setEncoding(String name) throws UnsupportedEncodingException {
        int kind = TextCoding.named(Objects.requireNonNull(name, "charsetName"));
        setEncoding(kind, kind == TextCoding.OTHER ? TextCoding.find(name) : null);
    }

    private void setEncoding(int kind, Charset other) {
        if (kind != TextCoding.OTHER)
            encoder = new TextEncoder(kind);
        else
            charset = other != null ? other : Charset.defaultCharset();
    }

    public Charset charset() {
        return charset != null ? charset
            : Charset.forName(encoder != null ? TextCoding.oldName(encoder.kind) : TextCoding.defaultName());
    }

    private void demandOpen() throws IOException {
        if (out == null)
            throw new IOException("Stream closed");
    }

    /** What became of an attempt to write: an exception is noted, not thrown. */
    private void failed(IOException e) {
        if (e instanceof InterruptedIOException)
            Thread.currentThread().interrupt();
        else
            trouble = true;
    }

    private void flushPending() {
        if (pending != null) {
            byte[] bytes = pending;
            pending = null;
            Console.write(fd, bytes, 0, bytes.length);
        }
    }

    @Override
    public void flush() {
        if (fd != 0) {
            flushPending();
            return;
        }
        synchronized (this) {
            try {
                demandOpen();
                out.flush();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            if (closing)
                return;
            closing = true;
            if (fd != 0)
                Console.noteClosed();
            flushPending();
            try {
                out.close();
            } catch (IOException e) {
                trouble = true;
            }
            out = null;
            fd = 0;
        }
    }

    public boolean checkError() {
        if (out != null)
            flush();
        return out instanceof PrintStream inner ? inner.checkError() : trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    @Override
    public void write(int b) {
        if (fd != 0) {
            writePending((byte) b);
            return;
        }
        try {
            synchronized (this) {
                demandOpen();
                out.write(b);
                if (b == '\n' && autoFlush)
                    out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    private void writePending(byte b) {
        int count = pending == null ? 0 : pending.length;
        if (count == LIMIT) {
            flushPending();
            count = 0;
        }
        byte[] more = count == 0 ? new byte[1] : Arrays.copyOf(pending, count + 1);
        more[count] = b;
        pending = more;
        if (b == '\n')
            flushPending();
    }

    @Override
    public void write(byte[] bytes, int off, int len) {
        if (fd != 0) {
            Objects.checkFromIndexSize(off, len, bytes.length);
            flushPending();
            Console.write(fd, bytes, off, len);
            return;
        }
        try {
            synchronized (this) {
                demandOpen();
                out.write(bytes, off, len);
                if (autoFlush)
                    out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void writeBytes(byte[] bytes) {
        write(bytes, 0, bytes.length);
    }

    /** Writes the text, with a line end if asked for, in one piece. */
    private void put(String text, boolean newLine) {
        if (!printUnseen(text, newLine) && !putOnConsole(text, newLine))
            putInStream(text, newLine);
    }

    /** Prints to the console in searches in which that is no step of its own; false: nothing was done. */
    private native boolean printUnseen(String text, boolean newLine);

    /** What a console gets is one step for the checker; a stream may be the program's own, and must be seen at work. */
    @Atomic
    private boolean putOnConsole(String text, boolean newLine) {
        if (fd == 0)
            return false;
        if (high != 0 || endsInHalfPair(text))
            text = joinPairs(text, newLine);
        if (pending != null)
            flushPending();
        Console.writeString(fd, text, newLine);
        return true;
    }

    private void putInStream(String text, boolean newLine) {
        if (high != 0 || endsInHalfPair(text))
            text = joinPairs(text, newLine);
        try {
            synchronized (this) {
                demandOpen();
                putEncoded(newLine ? text + System.lineSeparator() : text);
                if (autoFlush && (newLine || text.indexOf('\n') >= 0))
                    out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    private void putEncoded(String text) {
        byte[] bytes = encoder != null ? encoder.encode(text) : text.getBytes(charset);
        if (bytes.length > 0)
            write(bytes, 0, bytes.length);
    }

    private static boolean endsInHalfPair(String text) {
        int length = text.length();
        return length > 0 && Character.isHighSurrogate(text.charAt(length - 1));
    }

    private String joinPairs(String text, boolean newLine) {
        if (high != 0 && (newLine || !text.isEmpty())) {
            text = high + text;
            high = 0;
        }
        if (!newLine && endsInHalfPair(text)) {
            high = text.charAt(text.length() - 1);
            text = text.substring(0, text.length() - 1);
        }
        return text;
    }

    /** Whether println may be one write; a subclass may expect to see print called. */
    private boolean isPlain() {
        return getClass() == PrintStream.class;
    }

    public void print(boolean b) {
        put(String.valueOf(b), false);
    }

    public void print(char c) {
        put(String.valueOf(c), false);
    }

    public void print(int i) {
        put(String.valueOf(i), false);
    }

    public void print(long l) {
        put(String.valueOf(l), false);
    }

    public void print(float f) {
        put(String.valueOf(f), false);
    }

    public void print(double d) {
        put(String.valueOf(d), false);
    }

    private static String textOf(char[] text) {
        char[] cbuf = text;
        return new String(cbuf, 0, cbuf.length);
    }

    public void print(char[] text) {
        put(textOf(text), false);
    }

    public void print(String text) {
        put(String.valueOf(text), false);
    }

    public void print(Object object) {
        put(String.valueOf(object), false);
    }

    public void println() {
        put("", true);
    }

    public void println(boolean b) {
        if (isPlain())
            put(String.valueOf(b), true);
        else
            synchronized (this) {
                print(b);
                put("", true);
            }
    }

    public void println(char c) {
        if (isPlain())
            put(String.valueOf(c), true);
        else
            synchronized (this) {
                print(c);
                put("", true);
            }
    }

    public void println(int i) {
        if (isPlain())
            put(String.valueOf(i), true);
        else
            synchronized (this) {
                print(i);
                put("", true);
            }
    }

    public void println(long l) {
        if (isPlain())
            put(String.valueOf(l), true);
        else
            synchronized (this) {
                print(l);
                put("", true);
            }
    }

    public void println(float f) {
        if (isPlain())
            put(String.valueOf(f), true);
        else
            synchronized (this) {
                print(f);
                put("", true);
            }
    }

    public void println(double d) {
        if (isPlain())
            put(String.valueOf(d), true);
        else
            synchronized (this) {
                print(d);
                put("", true);
            }
    }

    public void println(char[] text) {
        if (isPlain())
            put(textOf(text), true);
        else
            synchronized (this) {
                print(text);
                put("", true);
            }
    }

    public void println(String text) {
        if (isPlain())
            put(String.valueOf(text), true);
        else
            synchronized (this) {
                print(text);
                put("", true);
            }
    }

    public void println(Object object) {
        String text = String.valueOf(object);
        if (isPlain())
            put(text, true);
        else
            synchronized (this) {
                print(text);
                put("", true);
            }
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream printf(Locale locale, String format, Object... args) {
        return format(locale, format, args);
    }

    public PrintStream format(String format, Object... args) {
        if (!isPlain())
            return format(new Formatter((Appendable) this), format, args);
        StringBuilder text = new StringBuilder();
        return format(text, new Formatter(text), format, args);
    }

    public PrintStream format(Locale locale, String format, Object... args) {
        if (!isPlain())
            return format(new Formatter(this, locale), format, args);
        StringBuilder text = new StringBuilder();
        return format(text, new Formatter(text, locale), format, args);
    }

    /** A subclass sees piece by piece what is printed. */
    private synchronized PrintStream format(Formatter formatter, String format, Object[] args) {
        formatter.format(format, args);
        return this;
    }

    /** Prints in one piece; what was formatted before a wrong argument is printed too. */
    private PrintStream format(StringBuilder text, Formatter formatter, String format, Object[] args) {
        try {
            formatter.format(format, args);
        } finally {
            if (text.length() > 0)
                print(text.toString());
        }
        return this;
    }

    @Override
    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    @Override
    public PrintStream append(CharSequence text, int start, int end) {
        return append((text == null ? "null" : text).subSequence(start, end));
    }

    @Override
    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
