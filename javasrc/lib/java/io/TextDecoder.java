package java.io;

/** Bytes to code points in one of the charsets of {@link TextCoding}; what is malformed becomes U+FFFD. */
final class TextDecoder {
    /** What next returns when the bytes do not suffice, and for a byte order mark, which is taken but is no text. */
    static final int MORE = -1, MARK = -2;

    private static final int BAD = 0xFFFD;

    final int kind;
    private int order;                      // of UTF-16: TextCoding.UTF_16BE, UTF_16LE, or UTF_16 until known
    private int length;                     // of what next has read

    TextDecoder(int kind) {
        this.kind = kind;
        this.order = kind;
    }

    /** How many bytes the last call of next took. */
    int length() {
        return length;
    }

    /** The code point at b[from..to), or MORE; at the end of the input the rest is taken, malformed, as a whole. */
    int next(byte[] b, int from, int to, boolean end) {
        int c = from == to ? MORE
            : kind == TextCoding.UTF_8 ? utf8(b, from, to)
            : kind >= TextCoding.UTF_16 ? utf16(b, from, to)
            : single(b[from] & 0xff);
        if (c == MORE && end && from < to)
            return bad(to - from);
        return c;
    }

    private int good(int c, int bytes) {
        length = bytes;
        return c;
    }

    private int bad(int bytes) {
        return good(BAD, bytes);
    }

    private int single(int b) {
        return kind == TextCoding.ASCII && b >= 0x80 ? bad(1) : good(b, 1);
    }

    private int utf8(byte[] b, int from, int to) {
        int first = b[from] & 0xff;
        if (first < 0x80)
            return good(first, 1);
        int more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0;
        if (more == 0)
            return bad(1);
        int c = first & 0x3f >> more;
        for (int i = 1; i <= more; i++) {
            if (from + i == to)
                return MORE;
            int next = b[from + i] & 0xff;
            if ((next & 0xC0) != 0x80 || i == 1 && !mayFollow(first, next))
                return bad(i);
            c = c << 6 | next & 0x3f;
        }
        return c >= 0xD800 && c < 0xE000 ? bad(3) : good(c, more + 1);
    }

    /** Whether the second byte keeps the code point out of what fewer bytes say, and below 0x110000. */
    private static boolean mayFollow(int first, int second) {
        return !(first == 0xE0 && second < 0xA0 || first == 0xF0 && second < 0x90 || first == 0xF4 && second > 0x8F);
    }

    private int utf16(byte[] b, int from, int to) {
        if (to - from < 2)
            return MORE;
        if (order == TextCoding.UTF_16) {
            char mark = unit(b, from);
            order = mark == 0xFFFE ? TextCoding.UTF_16LE : TextCoding.UTF_16BE;
            if (mark == 0xFFFE || mark == 0xFEFF)
                return good(MARK, 2);
        }
        char c = unit(b, from);
        if (c == 0xFFFE || Character.isLowSurrogate(c))
            return bad(2);
        if (!Character.isHighSurrogate(c))
            return good(c, 2);
        if (to - from < 4)
            return MORE;
        char low = unit(b, from + 2);
        return Character.isLowSurrogate(low) ? good(Character.toCodePoint(c, low), 4) : bad(4);
    }

    private char unit(byte[] b, int at) {
        int one = b[at] & 0xff;
        int two = b[at + 1] & 0xff;
        return (char) (order == TextCoding.UTF_16LE ? two << 8 | one : one << 8 | two);
    }
}
