package java.util;

/** Splits a string into tokens at delimiter characters (code points). */
public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returnDelimiters;
    private int position;

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        str.length();                       // null is refused here, null delimiters only when used
        this.text = str;
        this.delimiters = delim;
        this.returnDelimiters = returnDelims;
    }

    public boolean hasMoreTokens() {
        return tokenStart(position) < text.length();
    }

    public String nextToken() {
        int start = tokenStart(position);
        if (start >= text.length()) {
            position = start;
            throw new NoSuchElementException();
        }
        position = tokenEnd(start);
        return text.substring(start, position);
    }

    public String nextToken(String delimiters) {
        this.delimiters = delimiters;
        return nextToken();
    }

    @Override
    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    @Override
    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        for (int at = tokenStart(position); at < text.length(); at = tokenStart(tokenEnd(at)))
            count++;
        return count;
    }

    private int tokenStart(int at) {
        if (delimiters == null)
            throw new NullPointerException();
        while (!returnDelimiters && at < text.length() && isDelimiter(at))
            at = after(at);
        return at;
    }

    private int tokenEnd(int start) {
        int at = start;
        while (at < text.length() && !isDelimiter(at))
            at = after(at);
        return returnDelimiters && at == start && at < text.length() ? after(at) : at;
    }

    private boolean isDelimiter(int at) {
        int wanted = text.codePointAt(at);
        if (Character.isBmpCodePoint(wanted) && Character.isSurrogate((char) wanted)) {
            return hasCodePoint(delimiters, wanted);        // half of a pair is no delimiter
        }
        return delimiters.indexOf(wanted) >= 0;
    }

    private static boolean hasCodePoint(String text, int wanted) {
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            if (text.codePointAt(at) == wanted) return true;
        }
        return false;
    }

    private int after(int at) {
        return at + Character.charCount(text.codePointAt(at));
    }
}
