package java.util;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.io.Writer;
import java.nio.charset.Charset;

/** Formats in the manner of printf. The default locale is not asked for: without one, text is as in English. */
public final class Formatter implements Closeable, Flushable {
    /** The ways to lay out a BigDecimal. */
    public enum BigDecimalLayoutForm {
        SCIENTIFIC,
        DECIMAL_FLOAT
    }

    private Appendable out;                 // null: closed
    private final Locale locale;
    private final boolean defaultLocale;
    private IOException failure;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(Appendable out) {
        this.out = out == null ? new StringBuilder() : out;
        this.locale = null;
        this.defaultLocale = true;
    }

    public Formatter(Locale locale) {
        this(new StringBuilder(), locale);
    }

    public Formatter(Appendable out, Locale locale) {
        this.out = out == null ? new StringBuilder() : out;
        this.locale = locale;
        this.defaultLocale = false;
    }

    public Formatter(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName));
    }

    public Formatter(String fileName, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(open(fileName == null ? null : new File(fileName), encoding), encoding);
    }

    public Formatter(String fileName, String encoding, Locale locale)
            throws FileNotFoundException, UnsupportedEncodingException {
        this(open(fileName == null ? null : new File(fileName), encoding), encoding, locale);
    }

    public Formatter(String fileName, Charset charset, Locale locale) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), new FileOutputStream(fileName), locale);
    }

    public Formatter(File file) throws FileNotFoundException {
        this(new FileOutputStream(file));
    }

    public Formatter(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        this(open(file, encoding), encoding);
    }

    public Formatter(File file, String encoding, Locale locale)
            throws FileNotFoundException, UnsupportedEncodingException {
        this(open(file, encoding), encoding, locale);
    }

    public Formatter(File file, Charset charset, Locale locale) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), new FileOutputStream(file), locale);
    }

    public Formatter(PrintStream out) {
        this((Appendable) Objects.requireNonNull(out));
    }

    public Formatter(OutputStream out) {
        this(writer(new OutputStreamWriter(out)));
    }

    public Formatter(OutputStream out, String encoding) throws UnsupportedEncodingException {
        this(writer(new OutputStreamWriter(out, encoding)));
    }

    public Formatter(OutputStream out, String encoding, Locale locale) throws UnsupportedEncodingException {
        this(writer(new OutputStreamWriter(out, encoding)), locale);
    }

    public Formatter(OutputStream out, Charset charset, Locale locale) {
        this(writer(new OutputStreamWriter(out, charset)), locale);
    }

    /** The charset comes first: without one, no file is opened. */
    private Formatter(Charset charset, OutputStream out, Locale locale) {
        this(out, charset, locale);
    }

    /** Opens the file, but not when the encoding is unknown: it would be truncated for nothing. */
    private static OutputStream open(File file, String encoding) throws FileNotFoundException, UnsupportedEncodingException {
        new OutputStreamWriter(OutputStream.nullOutputStream(), encoding);
        return new FileOutputStream(file);
    }

    private static Appendable writer(Writer out) {
        return new BufferedWriter(out);
    }

    private void ensureOpen() {
        if (out == null)
            throw new FormatterClosedException();
    }

    public Locale locale() {
        ensureOpen();
        return defaultLocale ? Locale.getDefault(Locale.Category.FORMAT) : locale;
    }

    public Appendable out() {
        ensureOpen();
        return out;
    }

    @Override
    public String toString() {
        ensureOpen();
        return out.toString();
    }

    @Override
    public void flush() {
        ensureOpen();
        if (out instanceof Flushable flushable) {
            try {
                flushable.flush();
            } catch (IOException e) {
                failure = e;
            }
        }
    }

    @Override
    public void close() {
        if (out == null)
            return;
        try {
            if (out instanceof Closeable closeable)
                closeable.close();
        } catch (IOException e) {
            failure = e;
        } finally {
            out = null;
        }
    }

    public IOException ioException() {
        return failure;
    }

    public Formatter format(String format, Object... args) {
        return format(FormatSymbols.of(locale), format, args);
    }

    public Formatter format(Locale locale, String format, Object... args) {
        return format(FormatSymbols.of(locale), format, args);
    }

    /** Reads the whole format first, so that a wrong one prints nothing; wrong arguments show only as they come. */
    private Formatter format(FormatSymbols symbols, String format, Object[] args) {
        ensureOpen();
        int last = -1;
        int ordinary = -1;
        for (Object part : FormatParser.parse(format)) {
            if (part instanceof String text) {
                append(text);
                continue;
            }
            FormatSpecifier specifier = (FormatSpecifier) part;
            if (specifier.takesArgument()) {
                if (specifier.index > 0)
                    last = specifier.index - 1;
                else if (!specifier.has(FormatSpecifier.PREVIOUS))
                    last = ++ordinary;
                if (last < 0 || args != null && last >= args.length)
                    throw new MissingFormatArgumentException(specifier.toString());
            }
            specifier.print(this, symbols, args == null || !specifier.takesArgument() ? null : args[last]);
        }
        return this;
    }

    void append(String text) {
        try {
            out.append(text);
        } catch (IOException e) {
            failure = e;
        }
    }
}
