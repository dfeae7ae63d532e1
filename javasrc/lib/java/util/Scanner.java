package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.io.UnsupportedEncodingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads tokens and lines. Tokens between white space, and numbers, need no regular expressions; those come in with
 * a delimiter of one's own and with the methods that take patterns. Numbers are written as in English.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private static final int CHUNK = 1024;

    private Readable source;
    private String buffer = "";             // read but not yet consumed
    private int position;                   // in buffer
    private boolean atEnd;                  // of the source
    private boolean closed;
    private IOException failure;
    private Pattern delimiter;              // null: white space
    private Locale locale;                  // null: the default one
    private int radix = 10;
    private int tokenEnd;                   // of the token found last; it starts at position after the delimiters
    private int tokenStart;
    private boolean matched;                // there is a last match: lastMatch, or the text that it needs
    private MatchResult lastMatch;
    private String lastToken;

    public Scanner(Readable source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public Scanner(InputStream source) {
        this(new InputStreamReader(source));
    }

    public Scanner(InputStream source, String charsetName) {
        this(reader(source, charsetName));
    }

    public Scanner(InputStream source, Charset charset) {
        this(new InputStreamReader(Objects.requireNonNull(source, "source"), charset));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new InputStreamReader(new FileInputStream(source)));
    }

    public Scanner(File source, String charsetName) throws FileNotFoundException {
        this(reader(new FileInputStream(Objects.requireNonNull(source)), charsetName));
    }

    public Scanner(File source, Charset charset) throws IOException {
        this(new InputStreamReader(new FileInputStream(Objects.requireNonNull(source)), charset));
    }

    public Scanner(Path source) throws IOException {
        this(new InputStreamReader(Files.newInputStream(source)));
    }

    public Scanner(Path source, String charsetName) throws IOException {
        this(reader(Files.newInputStream(Objects.requireNonNull(source)), charsetName));
    }

    public Scanner(Path source, Charset charset) throws IOException {
        this(Objects.requireNonNull(charset, "charset"), Files.newInputStream(source));
    }

    public Scanner(String source) {
        this(new StringReader(source));
    }

    public Scanner(ReadableByteChannel source) {
        this(new InputStreamReader(Channels.newInputStream(Objects.requireNonNull(source, "source"))));
    }

    public Scanner(ReadableByteChannel source, String charsetName) {
        this(reader(Channels.newInputStream(Objects.requireNonNull(source, "source")), charsetName));
    }

    public Scanner(ReadableByteChannel source, Charset charset) {
        this(new InputStreamReader(Channels.newInputStream(Objects.requireNonNull(source, "source")), charset));
    }

    private Scanner(Charset charset, InputStream source) {
        this(new InputStreamReader(source, charset));
    }

    /** Why there is no charset of this name. */
    private static IllegalArgumentException refusal(String charsetName) {
        try {
            Charset.forName(charsetName);
            return new UnsupportedCharsetException(charsetName);
        } catch (IllegalArgumentException e) {
            return e;
        }
    }

    private static Reader reader(InputStream source, String charsetName) {
        try {
            return new InputStreamReader(source, Objects.requireNonNull(charsetName, "charsetName"));
        } catch (UnsupportedEncodingException e) {
            throw new IllegalArgumentException(refusal(charsetName));
        }
    }

    private void ensureOpen() {
        if (closed)
            throw new IllegalStateException("Scanner closed");
    }

    @Override
    public void close() {
        if (closed)
            return;
        if (source instanceof Closeable closeable) {
            try {
                closeable.close();
            } catch (IOException e) {
                failure = e;
            }
        }
        atEnd = true;
        source = null;
        closed = true;
    }

    public IOException ioException() {
        return failure;
    }

    public Pattern delimiter() {
        return delimiter != null ? delimiter : Pattern.compile("\\p{javaWhitespace}+");
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = pattern;
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        delimiter = Pattern.compile(pattern);
        return this;
    }

    public Locale locale() {
        return locale != null ? locale : Locale.getDefault(Locale.Category.FORMAT);
    }

    public Scanner useLocale(Locale locale) {
        if (!locale.equals(this.locale)) this.locale = locale;
        return this;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX)
            throw new IllegalArgumentException("radix:" + radix);
        this.radix = radix;
        return this;
    }

    public Scanner reset() {
        delimiter = null;
        locale = null;
        radix = 10;
        forgetMatch();
        return this;
    }

    public MatchResult match() {
        if (!matched)
            throw new IllegalStateException("No match result available");
        if (lastMatch == null) {
            Matcher matcher = Pattern.compile("(?s).*").matcher(lastToken);
            matcher.matches();
            lastMatch = matcher.toMatchResult();
        }
        return lastMatch;
    }

    private void forgetMatch() {
        matched = false;
        lastMatch = null;
        lastToken = null;
    }

    private void rememberMatch(MatchResult match, String token) {
        matched = true;
        lastMatch = match;
        lastToken = token;
    }

    @Override
    public String toString() {
        return "java.util.Scanner[delimiters=" + delimiter() + "][position=" + position + "][match valid=" + matched
            + "][need input=false][source closed=" + atEnd + "][skipped=false][group separator=\\x{2c}][decimal separator=\\x{2e}]"
            + "[positive prefix=][negative prefix=\\Q-\\E][positive suffix=][negative suffix=][NaN string=\\QNaN\\E]"
            + "[infinity string=\\Q\u221e\\E]";
    }

    /* Input: the buffer is a string that starts at what has not been consumed whenever more is read. */

    /** Reads more, or finds that there is no more. */
    private void readMore() {
        if (atEnd)
            return;
        char[] chunk = new char[CHUNK];
        int n = -1;
        try {
            n = read(chunk);
        } catch (IOException e) {
            failure = e;
        }
        if (n < 0) {
            atEnd = true;
            return;
        }
        buffer = buffer.substring(position).concat(new String(chunk, 0, n));
        tokenStart -= position;
        tokenEnd -= position;
        position = 0;
    }

    private int read(char[] chunk) throws IOException {
        if (source instanceof Reader reader)
            return reader.read(chunk, 0, chunk.length);
        return source.read(CharBuffer.wrap(chunk));
    }

    private void consume(int end) {
        position = end;
        if (position == buffer.length()) {
            buffer = "";
            position = 0;
        }
    }

    /* Tokens. */

    /** Finds the next token and its bounds without consuming it. */
    private boolean findToken() {
        return delimiter == null ? findWord() : findBetweenDelimiters();
    }

    private boolean findWord() {
        tokenStart = position;
        for (;;) {
            while (tokenStart < buffer.length() && isSpace(tokenStart))
                tokenStart++;
            if (tokenStart < buffer.length())
                break;
            if (atEnd)
                return false;
            readMore();
        }
        tokenEnd = tokenStart;
        for (;;) {
            while (tokenEnd < buffer.length() && !isSpace(tokenEnd))
                tokenEnd++;
            if (tokenEnd < buffer.length() || atEnd)
                return true;
            readMore();
        }
    }

    private boolean isSpace(int at) {
        return Character.isWhitespace(buffer.charAt(at));
    }

    private boolean findBetweenDelimiters() {
        for (;;) {
            Matcher matcher = delimiter.matcher(buffer).useTransparentBounds(true).useAnchoringBounds(false)
                .region(position, buffer.length());
            boolean found = matcher.lookingAt();
            if (!atEnd && (matcher.hitEnd() || position == buffer.length())) {
                readMore();
                continue;
            }
            tokenStart = found ? matcher.end() : position;
            if (tokenStart == buffer.length() && atEnd)
                return false;
            boolean end = matcher.region(tokenStart, buffer.length()).find();
            if (end && matcher.end() == tokenStart)
                end = matcher.find();       // an empty delimiter right here separates nothing
            if (!atEnd && (!end || matcher.hitEnd() && matcher.requireEnd() || matcher.end() == buffer.length())) {
                readMore();
                continue;
            }
            tokenEnd = end ? matcher.start() : buffer.length();
            return true;
        }
    }

    private String token() {
        return buffer.substring(tokenStart, tokenEnd);
    }

    /** A token asked for in vain stays, but the delimiters before it are gone. */
    private <T extends NoSuchElementException> T mismatch(T exception) {
        consume(tokenStart);
        return exception;
    }

    private String takeToken() {
        String token = token();
        rememberMatch(null, token);
        consume(tokenEnd);
        return token;
    }

    @Override
    public boolean hasNext() {
        ensureOpen();
        forgetMatch();
        return findToken();
    }

    @Override
    public String next() {
        ensureOpen();
        forgetMatch();
        if (!findToken())
            throw mismatch(new NoSuchElementException());
        return takeToken();
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    public boolean hasNext(Pattern pattern) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        forgetMatch();
        return findToken() && matchToken(pattern) != null;
    }

    public String next(Pattern pattern) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        forgetMatch();
        if (!findToken())
            throw mismatch(new NoSuchElementException());
        MatchResult match = matchToken(pattern);
        if (match == null)
            throw mismatch(new InputMismatchException());
        String token = token();
        rememberMatch(match, token);
        consume(tokenEnd);
        return token;
    }

    private MatchResult matchToken(Pattern pattern) {
        Matcher matcher = pattern.matcher(buffer).useTransparentBounds(true).useAnchoringBounds(false)
            .region(tokenStart, tokenEnd);
        return matcher.matches() ? matcher.toMatchResult() : null;
    }

    /* Typed tokens: a token is of a type when ScannerNumbers can read it. */

    /** The next token in the form that the parser takes, or null when it is not of that form or there is none. */
    private String peek(Function<String, String> form) {
        ensureOpen();
        forgetMatch();
        return findToken() ? form.apply(token()) : null;
    }

    private <T> boolean hasNext(Function<String, String> form, Function<String, T> parser) {
        String text = peek(form);
        if (text == null)
            return false;
        try {
            parser.apply(text);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private <T> T next(Function<String, String> form, Function<String, T> parser) {
        ensureOpen();
        forgetMatch();
        if (!findToken())
            throw mismatch(new NoSuchElementException());
        String text = form.apply(token());
        if (text == null)
            throw mismatch(new InputMismatchException());
        try {
            T value = parser.apply(text);
            takeToken();
            return value;
        } catch (NumberFormatException e) {
            throw mismatch(new InputMismatchException(e.getMessage()));
        }
    }

    private Function<String, String> integer(int base) {
        if (base < Character.MIN_RADIX || base > Character.MAX_RADIX)
            throw new IllegalArgumentException("radix:" + base);
        ScannerNumbers numbers = ScannerNumbers.of(locale);
        return token -> numbers.integer(token, base);
    }

    private Function<String, String> decimal() {
        ScannerNumbers numbers = ScannerNumbers.of(locale);
        return numbers::decimal;
    }

    private Function<String, String> floating() {
        ScannerNumbers numbers = ScannerNumbers.of(locale);
        return numbers::floating;
    }

    private static String booleanForm(String token) {
        return token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false") ? token : null;
    }

    public boolean hasNextBoolean() {
        return hasNext(Scanner::booleanForm, Boolean::parseBoolean);
    }

    public boolean nextBoolean() {
        return next(Scanner::booleanForm, Boolean::parseBoolean);
    }

    public boolean hasNextByte() {
        return hasNextByte(radix);
    }

    public boolean hasNextByte(int base) {
        return hasNext(integer(base), text -> Byte.parseByte(text, base));
    }

    public byte nextByte() {
        return nextByte(radix);
    }

    public byte nextByte(int base) {
        return next(integer(base), text -> Byte.parseByte(text, base));
    }

    public boolean hasNextShort() {
        return hasNextShort(radix);
    }

    public boolean hasNextShort(int base) {
        return hasNext(integer(base), text -> Short.parseShort(text, base));
    }

    public short nextShort() {
        return nextShort(radix);
    }

    public short nextShort(int base) {
        return next(integer(base), text -> Short.parseShort(text, base));
    }

    public boolean hasNextInt() {
        return hasNextInt(radix);
    }

    public boolean hasNextInt(int base) {
        return hasNext(integer(base), text -> Integer.parseInt(text, base));
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int base) {
        return next(integer(base), text -> Integer.parseInt(text, base));
    }

    public boolean hasNextLong() {
        return hasNextLong(radix);
    }

    public boolean hasNextLong(int base) {
        return hasNext(integer(base), text -> Long.parseLong(text, base));
    }

    public long nextLong() {
        return nextLong(radix);
    }

    public long nextLong(int base) {
        return next(integer(base), text -> Long.parseLong(text, base));
    }

    public boolean hasNextFloat() {
        return hasNext(floating(), Float::parseFloat);
    }

    public float nextFloat() {
        return next(floating(), Float::parseFloat);
    }

    public boolean hasNextDouble() {
        return hasNext(floating(), Double::parseDouble);
    }

    public double nextDouble() {
        return next(floating(), Double::parseDouble);
    }

    public boolean hasNextBigInteger() {
        return hasNextBigInteger(radix);
    }

    public boolean hasNextBigInteger(int base) {
        return hasNext(integer(base), text -> new BigInteger(text, base));
    }

    public BigInteger nextBigInteger() {
        return nextBigInteger(radix);
    }

    public BigInteger nextBigInteger(int base) {
        return next(integer(base), text -> new BigInteger(text, base));
    }

    public boolean hasNextBigDecimal() {
        return hasNext(decimal(), BigDecimal::new);
    }

    public BigDecimal nextBigDecimal() {
        return next(decimal(), BigDecimal::new);
    }

    /* Lines. */

    /** The index of the line end, or -1 for a last line without one, or -2 for no line at all. */
    private int findLine() {
        int at = position;
        for (;;) {
            while (at < buffer.length() && lineEnd(at) == 0)
                at++;
            boolean known = at < buffer.length() && (buffer.charAt(at) != '\r' || at + 1 < buffer.length());
            if (known || atEnd)
                break;
            int seen = at - position;
            readMore();
            at = position + seen;
        }
        return at < buffer.length() ? at : position < buffer.length() ? -1 : -2;
    }

    /** How many characters end a line here. */
    private int lineEnd(int at) {
        char c = buffer.charAt(at);
        if (c == '\r')
            return at + 1 < buffer.length() && buffer.charAt(at + 1) == '\n' ? 2 : 1;
        return c == '\n' || c == '\u2028' || c == '\u2029' || c == '\u0085' ? 1 : 0;
    }

    public boolean hasNextLine() {
        ensureOpen();
        forgetMatch();
        return findLine() != -2;
    }

    public String nextLine() {
        ensureOpen();
        forgetMatch();
        int end = findLine();
        if (end == -2)
            throw new NoSuchElementException("No line found");
        int textEnd = end == -1 ? buffer.length() : end;
        int next = end == -1 ? textEnd : end + lineEnd(end);
        String line = buffer.substring(position, textEnd);
        rememberMatch(null, buffer.substring(position, next));
        consume(next);
        return line;
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        forgetMatch();
        int end = findLine();
        int length = (end < 0 ? buffer.length() : end) - position;
        return length == 0 ? null : findWithinHorizon(pattern, length);
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        if (horizon < 0)
            throw new IllegalArgumentException("horizon < 0");
        forgetMatch();
        return take(pattern, horizon, false) ? lastMatch.group() : null;
    }

    public Scanner skip(Pattern pattern) {
        ensureOpen();
        Objects.requireNonNull(pattern);
        forgetMatch();
        if (!take(pattern, 0, true))
            throw new NoSuchElementException();
        return this;
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    /** Finds the pattern (here, or further on) within so many characters (0: any), and moves behind it. */
    private boolean take(Pattern pattern, int horizon, boolean here) {
        for (;;) {
            boolean within = horizon == 0 || buffer.length() - position < horizon;
            int end = within ? buffer.length() : position + horizon;
            Matcher matcher = pattern.matcher(buffer).useTransparentBounds(true).useAnchoringBounds(false)
                .region(position, end);
            boolean found = here ? matcher.lookingAt() : matcher.find();
            if (within && !atEnd && (!found && (!here || matcher.hitEnd()) || found && matcher.hitEnd())) {
                readMore();
                continue;
            }
            if (!found)
                return false;
            rememberMatch(matcher.toMatchResult(), null);
            consume(matcher.end());
            return true;
        }
    }

    /* Streams. */

    public Stream<String> tokens() {
        ensureOpen();
        return stream(action -> {
            if (!hasNext())
                return false;
            action.accept(next());
            return true;
        });
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        Objects.requireNonNull(pattern);
        ensureOpen();
        return stream(action -> {
            if (findWithinHorizon(pattern, 0) == null)
                return false;
            action.accept(match());
            return true;
        });
    }

    public Stream<MatchResult> findAll(String pattern) {
        return findAll(Pattern.compile(Objects.requireNonNull(pattern)));
    }

    /** A stream of what the step hands on; closing it closes the scanner. */
    private <T> Stream<T> stream(Function<Consumer<? super T>, Boolean> step) {
        return StreamSupport.stream(new Spliterators.AbstractSpliterator<T>(Long.MAX_VALUE,
                Spliterator.NONNULL | Spliterator.ORDERED) {
            @Override
            public boolean tryAdvance(Consumer<? super T> action) {
                return step.apply(action);
            }
        }, false).onClose(this::close);
    }
}
