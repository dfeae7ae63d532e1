package java.io;

import java.util.Arrays;

/** Splits text into words, numbers, quoted strings and single characters, by a table of what each character is. */
public class StreamTokenizer {
    public static final int TT_EOF = -1;
    public static final int TT_EOL = '\n';
    public static final int TT_NUMBER = -2;
    public static final int TT_WORD = -3;
    private static final int TT_NOTHING = -4;

    private static final byte SPACE = 1, DIGIT = 2, WORD = 4, QUOTE = 8, COMMENT = 16;
    private static final int NONE = Integer.MAX_VALUE;          // no character read ahead
    private static final int SKIP_LINE_FEED = Integer.MAX_VALUE - 1;

    public int ttype = TT_NOTHING;
    public String sval;
    public double nval;

    private final Reader reader;
    private final InputStream input;
    private final byte[] types = new byte[256];
    private int ahead = NONE;
    private boolean pushedBack;
    private boolean lowerCase;
    private boolean lineEndsCount;
    private boolean slashSlash;
    private boolean slashStar;
    private int line = 1;

    @Deprecated
    public StreamTokenizer(InputStream input) {
        this(null, input);
        if (input == null)
            throw new NullPointerException();
    }

    public StreamTokenizer(Reader reader) {
        this(reader, null);
        if (reader == null)
            throw new NullPointerException();
    }

    private StreamTokenizer(Reader reader, InputStream input) {
        this.reader = reader;
        this.input = input;
        wordChars('a', 'z');
        wordChars('A', 'Z');
        wordChars(128 + 32, 255);
        whitespaceChars(0, ' ');
        commentChar('/');
        quoteChar('"');
        quoteChar('\'');
        parseNumbers();
    }

    public void resetSyntax() {
        Arrays.fill(types, (byte) 0);
    }

    public void wordChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++)
            types[c] |= WORD;
    }

    public void whitespaceChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++)
            types[c] = SPACE;
    }

    public void ordinaryChars(int low, int high) {
        for (int c = Math.max(low, 0); c <= Math.min(high, 255); c++)
            types[c] = 0;
    }

    public void ordinaryChar(int c) {
        ordinaryChars(c, c);
    }

    public void commentChar(int c) {
        if (c >= 0 && c < 256)
            types[c] = COMMENT;
    }

    public void quoteChar(int c) {
        if (c >= 0 && c < 256)
            types[c] = QUOTE;
    }

    public void parseNumbers() {
        for (int c = '0'; c <= '9'; c++)
            types[c] |= DIGIT;
        types['.'] |= DIGIT;
        types['-'] |= DIGIT;
    }

    public void eolIsSignificant(boolean flag) {
        lineEndsCount = flag;
    }

    public void slashStarComments(boolean flag) {
        slashStar = flag;
    }

    public void slashSlashComments(boolean flag) {
        slashSlash = flag;
    }

    public void lowerCaseMode(boolean flag) {
        lowerCase = flag;
    }

    public void pushBack() {
        if (ttype != TT_NOTHING)
            pushedBack = true;
    }

    public int lineno() {
        return line;
    }

    private int read() throws IOException {
        return reader != null ? reader.read() : input.read();
    }

    private int type(int c) {
        return c < 0 ? 0 : c < 256 ? types[c] : WORD;
    }

    public int nextToken() throws IOException {
        if (pushedBack) {
            pushedBack = false;
            return ttype;
        }
        sval = null;
        int c = firstCharacter();
        for (;;) {
            if (c < 0)
                return ttype = TT_EOF;
            int type = type(c);
            if ((type & SPACE) != 0) {
                boolean lineEnd = c == '\r' || c == '\n';
                c = afterSpace(c);
                if (lineEnd && lineEndsCount)
                    return ttype = TT_EOL;
                continue;
            }
            if ((type & DIGIT) != 0)
                return number(c);
            if ((type & WORD) != 0)
                return word(c);
            if ((type & QUOTE) != 0)
                return quoted(c);
            if (c == '/' && (slashSlash || slashStar)) {
                int second = read();
                if (second == '*' && slashStar) {
                    skipBlockComment();
                    c = read();
                    continue;
                }
                if (second == '/' && slashSlash) {
                    c = skipLineComment();
                    continue;
                }
                if ((type & COMMENT) == 0) {
                    ahead = second;
                    return ttype = '/';
                }
                c = skipLineComment();      // whatever the second was: so it has always been
                continue;
            }
            if ((type & COMMENT) != 0) {
                c = skipLineComment();
                continue;
            }
            ahead = NONE;
            return ttype = c;
        }
    }

    private int firstCharacter() throws IOException {
        int c = ahead;
        ahead = NONE;
        if (c == SKIP_LINE_FEED) {
            c = read();
            if (c == '\n')
                c = NONE;
        }
        return c == NONE ? read() : c;
    }

    private static boolean isEnd(int c) {
        return c < 0 || c == '\n' || c == '\r';
    }

    /** The character behind white space; counts lines. A counted line end leaves the reading to the next call. */
    private int afterSpace(int c) throws IOException {
        if (c == '\r') {
            line++;
            if (lineEndsCount) {
                ahead = SKIP_LINE_FEED;
                return c;
            }
            c = read();
            return c == '\n' ? read() : c;
        }
        if (c == '\n') {
            line++;
            if (lineEndsCount)
                return c;
        }
        return read();
    }

    private int number(int c) throws IOException {
        boolean negative = c == '-';
        if (negative) {
            c = read();
            if (c != '.' && (c < '0' || c > '9')) {
                ahead = c;
                return ttype = '-';
            }
        }
        double value = 0;
        int decimals = 0;
        boolean point = false;
        for (;; c = read()) {
            if (c == '.' && !point) {
                point = true;
            } else if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
                decimals += point ? 1 : 0;
            } else {
                break;
            }
        }
        ahead = c;
        if (decimals > 0) {
            double scale = 10;
            for (int i = 1; i < decimals; i++)
                scale *= 10;
            value /= scale;
        }
        nval = negative ? -value : value;
        return ttype = TT_NUMBER;
    }

    private int word(int c) throws IOException {
        StringBuilder text = new StringBuilder();
        do {
            text.append((char) c);
            c = read();
        } while ((type(c) & (WORD | DIGIT)) != 0);
        ahead = c;
        sval = lowerCase ? text.toString().toLowerCase() : text.toString();
        return ttype = TT_WORD;
    }

    private int quoted(int quote) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c >= 0 && c != quote && c != '\n' && c != '\r') {
            if (c == '\\') {
                c = read();
                if (c >= '0' && c <= '7') {
                    c = octal(c, text);
                    continue;
                }
                c = escaped(c);
            }
            text.append((char) c);
            c = read();
        }
        ahead = c == quote ? NONE : c;
        sval = text.toString();
        return ttype = quote;
    }

    /** Up to three octal digits; returns the character behind them. */
    private int octal(int first, StringBuilder text) throws IOException {
        int value = first - '0';
        int c = read();
        if (c >= '0' && c <= '7') {
            value = value * 8 + c - '0';
            c = read();
            if (c >= '0' && c <= '7' && first <= '3') {
                value = value * 8 + c - '0';
                c = read();
            }
        }
        text.append((char) value);
        return c;
    }

    private static int escaped(int c) {
        switch (c) {
            case 'a':
                return 7;
            case 'b':
                return '\b';
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            case 'v':
                return 11;
            default:
                return c;
        }
    }

    /** Counts lines, but does not look at the character behind a line end: so it has always been. */
    private void skipBlockComment() throws IOException {
        int before = 0;
        for (int c = read(); c >= 0 && !(c == '/' && before == '*'); c = read()) {
            if (c == '\n' || c == '\r') {
                line++;
                boolean pair = c == '\r';
                c = read();
                if (pair && c == '\n')
                    c = read();
            }
            before = c;
        }
    }

    private int skipLineComment() throws IOException {
        int c;
        do {
            c = read();
        } while (!isEnd(c));
        return c;
    }

    @Override
    public String toString() {
        return "Token[" + tokenText() + "], line " + line;
    }

    private String tokenText() {
        switch (ttype) {
            case TT_EOF:
                return "EOF";
            case TT_EOL:
                return "EOL";
            case TT_WORD:
                return sval;
            case TT_NUMBER:
                return "n=" + nval;
            case TT_NOTHING:
                return "NOTHING";
            default:
                return ttype >= 0 && ttype < 256 && (types[ttype] & QUOTE) != 0 ? sval : "'" + (char) ttype + "'";
        }
    }
}
