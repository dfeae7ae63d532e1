package java.util;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;

/** The text form of Properties: lines of key and value, with comments, continued lines and backslash escapes. */
final class PropertiesText {
    private final Reader in;
    private int ahead = -2;                 // the character read but not taken; -2: none

    PropertiesText(Reader in) {
        this.in = in;
    }

    private int peek() throws IOException {
        if (ahead == -2)
            ahead = in.read();
        return ahead;
    }

    private int take() throws IOException {
        int c = peek();
        ahead = -2;
        return c;
    }

    void load(Properties properties) throws IOException {
        for (;;) {
            skipBlanks();
            int c = peek();
            if (c < 0)
                return;
            if (isLineEnd(c))
                take();
            else if (c == '#' || c == '!')
                skipLine();
            else
                loadEntry(properties);
        }
    }

    private static boolean isBlank(int c) {
        return c == ' ' || c == '\t' || c == '\f';
    }

    private static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    private void skipBlanks() throws IOException {
        while (isBlank(peek()))
            take();
    }

    private void skipLine() throws IOException {
        while (peek() >= 0 && !isLineEnd(peek()))
            take();
    }

    private void loadEntry(Properties properties) throws IOException {
        String line = logicalLine();
        if (line != null)
            put(line, properties);
    }

    /**
     * The line up to its end, joined with those that a backslash continues it with; other escapes stay. Null for a
     * line that has only such a backslash: what follows is a line of its own.
     */
    private String logicalLine() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = take(); c >= 0 && !isLineEnd(c); c = take()) {
            if (c != '\\') {
                line.append((char) c);
            } else if (isLineEnd(peek())) {
                if (take() == '\r' && peek() == '\n')
                    take();
                if (line.length() == 0 && peek() >= 0)
                    return null;
                skipBlanks();
            } else if (peek() >= 0) {
                line.append('\\').append((char) take());
            }
        }
        return line.toString();
    }

    private static void put(String line, Properties properties) {
        int end = 0;
        while (end < line.length() && !endsKey(line.charAt(end)))
            end += line.charAt(end) == '\\' ? 2 : 1;
        int value = afterBlanks(line, end);
        if (value < line.length() && (line.charAt(value) == '=' || line.charAt(value) == ':'))
            value = afterBlanks(line, value + 1);
        properties.put(resolve(line.substring(0, end)), resolve(line.substring(value)));
    }

    private static boolean endsKey(char c) {
        return isBlank(c) || c == '=' || c == ':';
    }

    private static int afterBlanks(String line, int at) {
        while (at < line.length() && isBlank(line.charAt(at)))
            at++;
        return at;
    }

    private static String resolve(String text) {
        StringBuilder resolved = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                resolved.append(c);
                continue;
            }
            c = text.charAt(++i);
            if (c == 'u') {
                resolved.append(unicode(text, i + 1));
                i += 4;
            } else {
                resolved.append(c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c == 'f' ? '\f' : c);
            }
        }
        return resolved.toString();
    }

    private static char unicode(String text, int at) {
        int value = 0;
        for (int i = at; i < at + 4; i++) {
            int digit = i < text.length() && text.charAt(i) < 128 ? Character.digit(text.charAt(i), 16) : -1;
            if (digit < 0)
                throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
            value = value << 4 | digit;
        }
        return (char) value;
    }

    static String escape(String text, boolean key, boolean unicode) {
        StringBuilder escaped = new StringBuilder(text.length() * 2);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' ? i == 0 || key : "=:#!\\".indexOf(c) >= 0)
                escaped.append('\\').append(c);
            else if ("\t\n\r\f".indexOf(c) >= 0)
                escaped.append('\\').append("tnrf".charAt("\t\n\r\f".indexOf(c)));
            else if ((c < 0x20 || c > 0x7e) && unicode)
                appendUnicode(escaped, c);
            else
                escaped.append(c);
        }
        return escaped.toString();
    }

    private static void appendUnicode(StringBuilder text, char c) {
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4)
            text.append(Character.toUpperCase(Character.forDigit(c >> shift & 15, 16)));
    }

    /** Each line of the comments starts with # (or already with # or !); what is not Latin-1 is escaped. */
    static void writeComments(BufferedWriter out, String comments) throws IOException {
        StringBuilder text = new StringBuilder("#");
        for (int i = 0; i < comments.length(); i++) {
            char c = comments.charAt(i);
            if (c > 0xff) {
                appendUnicode(text, c);
            } else if (isLineEnd(c)) {
                if (c == '\r' && i + 1 < comments.length() && comments.charAt(i + 1) == '\n')
                    i++;
                text.append(System.lineSeparator());
                boolean marked = i + 1 < comments.length() && "#!".indexOf(comments.charAt(i + 1)) >= 0;
                if (!marked)
                    text.append('#');
            } else {
                text.append(c);
            }
        }
        out.write(text.toString());
        out.newLine();
    }
}
