package java.io;

import java.util.Arrays;

/** Text to bytes in one of the charsets of {@link TextCoding}. A pair of surrogates may come in two calls. */
final class TextEncoder {
    final int kind;
    private char high;                      // the first half of a pair that waits for the second; 0: none
    private boolean marked;                 // the byte order mark of UTF-16 has been written

    TextEncoder(int kind) {
        this.kind = kind;
    }

    byte[] encode(CharSequence text) {
        byte[] bytes = new byte[text.length() * (kind == TextCoding.LATIN_1 || kind == TextCoding.ASCII ? 1 : 3) + 6];
        int count = 0;
        for (int i = 0; i < text.length(); i++)
            count = next(text.charAt(i), bytes, count);
        return Arrays.copyOf(bytes, count);
    }

    /** A half pair at the very end cannot be written any more as what it was. */
    byte[] finish() {
        byte[] bytes = new byte[4];
        int count = high == 0 ? 0 : putMalformed(bytes, 0);
        high = 0;
        return Arrays.copyOf(bytes, count);
    }

    private int next(char c, byte[] b, int at) {
        if (high != 0) {
            char first = high;
            high = 0;
            if (Character.isLowSurrogate(c))
                return put(Character.toCodePoint(first, c), b, at);
            at = putMalformed(b, at);
        }
        if (Character.isHighSurrogate(c)) {
            high = c;
            return at;
        }
        return Character.isLowSurrogate(c) ? putMalformed(b, at) : put(c, b, at);
    }

    private int putMalformed(byte[] b, int at) {
        return put(kind >= TextCoding.UTF_16 ? 0xFFFD : '?', b, at);
    }

    private int put(int c, byte[] b, int at) {
        if (kind == TextCoding.UTF_8)
            return putUtf8(c, b, at);
        if (kind >= TextCoding.UTF_16)
            return putUtf16(c, b, at);
        b[at++] = (byte) (c < (kind == TextCoding.ASCII ? 0x80 : 0x100) ? c : '?');
        return at;
    }

    private static int putUtf8(int c, byte[] b, int at) {
        if (c < 0x80) {
            b[at++] = (byte) c;
            return at;
        }
        int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
        b[at++] = (byte) (0xFF00 >> more + 1 | c >> 6 * more);
        while (more-- > 0)
            b[at++] = (byte) (0x80 | c >> 6 * more & 0x3f);
        return at;
    }

    private int putUtf16(int c, byte[] b, int at) {
        if (kind == TextCoding.UTF_16 && !marked) {
            marked = true;
            at = putUnit('\uFEFF', b, at);
        }
        if (c < 0x10000)
            return putUnit((char) c, b, at);
        return putUnit(Character.lowSurrogate(c), b, putUnit(Character.highSurrogate(c), b, at));
    }

    private int putUnit(char c, byte[] b, int at) {
        boolean little = kind == TextCoding.UTF_16LE;
        b[at++] = (byte) (little ? c : c >> 8);
        b[at++] = (byte) (little ? c >> 8 : c);
        return at;
    }
}
