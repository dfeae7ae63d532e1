package java.io;

import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;

/** Prints values to a writer, and notes failures instead of throwing. */
public class PrintWriter extends Writer {
    protected Writer out;                   // null: closed
    private final boolean autoFlush;
    private boolean trouble;
    private PrintStream stream;             // whose failures are ours; null: none

    public PrintWriter(Writer out) { this(out, false); }

    public PrintWriter(Writer out, boolean autoFlush) {
        super(out);
        this.out = out;
        this.autoFlush = autoFlush;
    }

    /** For a console that shares one lock between its reader and its writer. */
    PrintWriter(Writer out, Object lock) {
        super(lock);
        this.out = out;
        this.autoFlush = false;
    }

    public PrintWriter(OutputStream out) { this(out, false); }

    public PrintWriter(OutputStream out, boolean autoFlush) {
        this(out, new OutputStreamWriter(out), autoFlush);
    }

    public PrintWriter(OutputStream out, boolean autoFlush, Charset charset) {
        this(out, new OutputStreamWriter(out, charset), autoFlush);
    }

    private PrintWriter(OutputStream target, Writer encoder, boolean autoFlush) {
        this(new BufferedWriter(encoder), autoFlush);
        stream = target instanceof PrintStream ? (PrintStream) target : null;
    }

    public PrintWriter(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName), false);
    }

    public PrintWriter(String fileName, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(open(fileName == null ? null : new File(fileName), encoding), false);
    }

    public PrintWriter(String fileName, Charset charset) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), new FileOutputStream(fileName));
    }

    /** The charset comes first: without one, no file is opened. */
    private PrintWriter(Charset charset, OutputStream out) { this(out, false, charset); }

    public PrintWriter(File file) throws FileNotFoundException { this(new FileOutputStream(file), false); }

    public PrintWriter(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(open(file, encoding), false);
    }

    public PrintWriter(File file, Charset charset) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), new FileOutputStream(file));
    }

    /** Opens the file, but not when the encoding is unknown: it would be truncated for nothing. */
    private static Writer open(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        Objects.requireNonNull(encoding, "charsetName");
        if (TextCoding.named(encoding) == TextCoding.OTHER)
            TextCoding.find(encoding);
        return new BufferedWriter(new OutputStreamWriter(new FileOutputStream(file), encoding));
    }

    private Writer opened() throws IOException {
        if (out != null)
            return out;
        throw new IOException("Stream closed");
    }

    private void failed(IOException e) {
        if (e instanceof InterruptedIOException)
            Thread.currentThread().interrupt();
        else
            trouble = true;
    }

    @Override
    public void flush() {
        try {
            synchronized (lock) {
                opened().flush();
            }
        } catch (IOException e) {
            trouble = true;
        }
    }

    @Override
    public void close() {
        synchronized (lock) {
            if (out == null)
                return;
            try {
                out.close();
                out = null;
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    public boolean checkError() {
        if (out != null)
            flush();
        if (out instanceof PrintWriter inner)
            return inner.checkError();
        return stream != null ? stream.checkError() : trouble;
    }

    protected void clearError() { trouble = false; }
    protected void setError() { trouble = true; }

    @Override
    public void write(int c) {
        try {
            synchronized (lock) {
                opened().write(c);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override
    public void write(char[] text, int off, int len) {
        try {
            synchronized (lock) {
                opened().write(text, off, len);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override public void write(char[] text) { write(text, 0, text.length); }

    @Override
    public void write(String text, int off, int len) {
        try {
            synchronized (lock) {
                opened().write(text, off, len);
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    @Override public void write(String text) { write(text, 0, text.length()); }
    public void print(char[] text) { write(text); }
    public void print(char c) { write(c); }
    public void print(boolean b) { write(Boolean.toString(b)); }
    public void print(int i) { write(Integer.toString(i)); }
    public void print(long l) { write(Long.toString(l)); }
    public void print(float f) { write(Float.toString(f)); }
    public void print(double d) { write(Double.toString(d)); }
    public void print(Object object) { write(String.valueOf(object)); }
    public void print(String text) { write(text == null ? "null" : text); }

    public void println() {
        try {
            synchronized (lock) {
                opened().write(System.lineSeparator());
                if (autoFlush)
                    out.flush();
            }
        } catch (IOException e) {
            failed(e);
        }
    }

    public void println(boolean b) {
        synchronized (lock) {
            print(b);
            println();
        }
    }

    public void println(char c) {
        synchronized (lock) {
            print(c);
            println();
        }
    }

    public void println(int i) {
        synchronized (lock) {
            print(i);
            println();
        }
    }

    public void println(long l) {
        synchronized (lock) {
            print(l);
            println();
        }
    }

    public void println(float f) {
        synchronized (lock) {
            print(f);
            println();
        }
    }

    public void println(double d) {
        synchronized (lock) {
            print(d);
            println();
        }
    }

    public void println(char[] text) {
        synchronized (lock) {
            print(text);
            println();
        }
    }

    public void println(String text) {
        synchronized (lock) {
            print(text);
            println();
        }
    }

    public void println(Object object) {
        String text = String.valueOf(object);
        synchronized (lock) {
            print(text);
            println();
        }
    }

    public PrintWriter printf(String format, Object... args) { return format(format, args); }

    public PrintWriter printf(Locale locale, String format, Object... args) {
        return format(locale, format, args);
    }

    public PrintWriter format(String format, Object... args) {
        StringBuilder text = new StringBuilder();
        return format(text, new Formatter(text), format, args);
    }

    public PrintWriter format(Locale locale, String format, Object... args) {
        StringBuilder text = new StringBuilder();
        return format(text, new Formatter(text, locale), format, args);
    }

    /** What was formatted before a wrong argument is written too. */
    private PrintWriter format(StringBuilder text, Formatter formatter, String format, Object[] args) {
        try {
            formatter.format(format, args);
        } finally {
            if (text.length() > 0)
                write(text.toString());
        }
        if (autoFlush)
            flush();
        return this;
    }

    @Override
    public PrintWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    @Override
    public PrintWriter append(CharSequence text, int start, int end) {
        return append((text == null ? "null" : text).subSequence(start, end));
    }

    @Override
    public PrintWriter append(char c) {
        write(c);
        return this;
    }
}
