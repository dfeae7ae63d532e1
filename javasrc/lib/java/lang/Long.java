package java.lang;

import clew.internal.Constants;
import clew.internal.Hidden;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.Optional;

/** The box of a long; it also has what the other boxes need to read and write numbers. */
public final class Long extends Number implements Comparable<Long>, Constable, ConstantDesc {
    private static final long serialVersionUID = 4290774380558885855L;

    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    @SuppressWarnings("unchecked")
    public static final Class<Long> TYPE = (Class<Long>) Class.getPrimitiveClass("long");

    private final long value;

    /** The boxes that valueOf returns for small values. */
    private static final class Cache {
        static final Long[] BOXES = new Long[256];

        static {
            for (int i = 0; i < 256; i++) {
                BOXES[i] = new Long((long) (i - 128));
            }
        }
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(long value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(String text) throws NumberFormatException {
        this.value = parseLong(text, 10);
    }

    public static Long valueOf(long value) {
        return value >= -128 && value <= 127 ? (Long) Constants.at(Cache.BOXES, (int) value + 128) : new Long(value);
    }

    public static Long valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseLong(text, radix));
    }

    public static Long valueOf(String text) throws NumberFormatException {
        return valueOf(parseLong(text, 10));
    }

    public static long parseLong(String text) throws NumberFormatException {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) throws NumberFormatException {
        checkParse(text, radix);
        return parse(text, 0, text.length(), radix, MAX_VALUE, true);
    }

    public static long parseLong(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
        checkParse(text, begin, end, radix);
        if (begin == end) {
            throw new NumberFormatException("");
        }
        return parse(text, begin, end, radix, MAX_VALUE, false);
    }

    public static long parseUnsignedLong(String text, int radix) throws NumberFormatException {
        checkUnsigned(text, 0);
        int length = text.length();
        return length <= 12 || radix == 10 && length <= 18 ? parseLong(text, radix)
            : withLastDigit(parseLong(text, 0, length - 1, radix), text, 0, length, radix);
    }

    public static long parseUnsignedLong(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
        checkRange(text, begin, end);
        if (begin == end) {
            throw NumberFormatException.forInputString("", radix);
        }
        checkParse(text, radix);
        checkUnsigned(text, begin);
        return end - begin <= 12 || radix == 10 && end - begin <= 18 ? parseLong(text, begin, end, radix)
            : withLastDigit(parseLong(text, begin, end - 1, radix), text, begin, end, radix);
    }

    public static long parseUnsignedLong(String text) throws NumberFormatException {
        return parseUnsignedLong(text, 10);
    }

    public static Long decode(String nm) throws NumberFormatException {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int radix = decodedRadix(nm), start = decodedStart(nm, radix);
        boolean negative = nm.charAt(0) == '-';
        try {
            Long value = valueOf(nm.substring(start), radix);
            return negative ? valueOf(-value) : value;
        } catch (NumberFormatException tooLarge) {
            return valueOf(negative ? "-".concat(nm.substring(start)) : nm.substring(start), radix);
        }
    }

    public static Long getLong(String property) {
        return getLong(property, null);
    }

    public static Long getLong(String property, long fallback) {
        Long value = getLong(property, null);
        return value == null ? valueOf(fallback) : value;
    }

    public static Long getLong(String property, Long fallback) {
        String text = property == null || property.isEmpty() ? null : System.getProperty(property);
        try {
            return text == null ? fallback : decode(text);
        } catch (NumberFormatException notANumber) {
            return fallback;
        }
    }

    // --- parsing, for all integral boxes --------------------------------------------------------------------------

    @Hidden
    static void checkParse(CharSequence text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
    }

    @Hidden
    static void checkParse(CharSequence text, int begin, int end, int radix) {
        checkRange(text, begin, end);
        checkParse(text, radix);
    }

    @Hidden
    static void checkRange(CharSequence text, int begin, int end) {
        Objects.requireNonNull(text);
        if (begin < 0 || begin > end || end > text.length()) {
            throw new IndexOutOfBoundsException();
        }
    }

    @Hidden
    static void checkUnsigned(CharSequence text, int begin) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (begin < text.length() && text.charAt(begin) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
    }

    /** A signed number of at most `max`; errors name the whole text or the place in it. Counts down: MIN_VALUE has no positive. */
    @Hidden
    static long parse(CharSequence text, int begin, int end, int radix, long max, boolean whole) {
        char first = begin < end ? text.charAt(begin) : '0';
        int i = first == '-' || first == '+' ? begin + 1 : begin;
        if (i >= end) {
            throw malformed(text, begin, end, i, radix, whole);
        }
        long limit = first == '-' ? -max - 1 : -max, least = limit / radix, result = 0;
        for (; i < end; i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0 || result < least || result * radix < limit + digit) {
                throw malformed(text, begin, end, i, radix, whole);
            }
            result = result * radix - digit;
        }
        return first == '-' ? result : -result;
    }

    @Hidden
    private static NumberFormatException malformed(CharSequence text, int begin, int end, int index, int radix, boolean whole) {
        return whole ? NumberFormatException.forInputString(text.subSequence(begin, end).toString(), radix)
            : NumberFormatException.forCharSequence(text, begin, end, index);
    }

    /** The last digit of an unsigned number, after the others were read as a signed one. */
    @Hidden
    private static long withLastDigit(long leading, CharSequence text, int begin, int end, int radix) {
        int digit = Character.digit(text.charAt(end - 1), radix);
        if (digit < 0) {
            throw new NumberFormatException("Bad digit at end of " + text.subSequence(begin, end));
        }
        if (compareUnsigned(leading, divideUnsigned(-1L - digit, radix)) > 0) {
            throw new NumberFormatException("String value " + text.subSequence(begin, end) + " exceeds range of unsigned long.");
        }
        return leading * radix + digit;
    }

    /** The radix of a number to be decoded: 16 after 0x and #, 8 after 0. */
    static int decodedRadix(String text) {
        int index = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        if (text.startsWith("0x", index) || text.startsWith("0X", index) || text.startsWith("#", index)) {
            return 16;
        }
        return text.startsWith("0", index) && text.length() > index + 1 ? 8 : 10;
    }

    /** Where its digits begin. */
    @Hidden
    static int decodedStart(String text, int radix) {
        int index = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        if (radix != 10) {
            index += radix == 16 && !text.startsWith("#", index) ? 2 : 1;
        }
        if (text.startsWith("-", index) || text.startsWith("+", index)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        return index;
    }

    // --- to text --------------------------------------------------------------------------------------------------

    public static native String toString(long value);

    /** A radix that is out of range stands for 10. */
    public static native String toString(long value, int radix);

    public static native String toUnsignedString(long value, int radix);

    public static String toUnsignedString(long value) {
        return toUnsignedString(value, 10);
    }

    public static String toHexString(long value) {
        return toUnsignedString(value, 16);
    }

    public static String toOctalString(long value) {
        return toUnsignedString(value, 8);
    }

    public static String toBinaryString(long value) {
        return toUnsignedString(value, 2);
    }

    // --- arithmetic -----------------------------------------------------------------------------------------------

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static native long divideUnsigned(long dividend, long divisor);

    public static native long remainderUnsigned(long dividend, long divisor);

    public static long highestOneBit(long value) {
        return value & MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static native int numberOfLeadingZeros(long value);

    public static native int numberOfTrailingZeros(long value);

    public static native int bitCount(long value);

    public static native long reverse(long value);

    public static native long reverseBytes(long value);

    /** The bits of value that the mask selects, moved together at the low end. */
    public static long compress(long value, long mask) {
        long result = 0;
        int position = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            result |= (value >>> numberOfTrailingZeros(rest) & 1) << position++;
        }
        return result;
    }

    /** The low bits of value, spread over the places that the mask selects. */
    public static long expand(long value, long mask) {
        long result = 0;
        int position = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            result |= (value >>> position++ & 1) << numberOfTrailingZeros(rest);
        }
        return result;
    }

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int signum(long value) {
        return (int) (value >> 63 | -value >>> 63);
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    /** The text of a java.util.UUID with the given bits. */
    static String fastUUID(long least, long most) {
        return hex(most >>> 32, 8) + "-" + hex(most >>> 16, 4) + "-" + hex(most, 4) + "-" + hex(least >>> 48, 4) + "-" + hex(least, 12);
    }

    private static String hex(long value, int digits) {
        long high = 1L << digits * 4;
        return toHexString(high | value & high - 1).substring(1);
    }

    // --- the object -----------------------------------------------------------------------------------------------

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return (short) value;
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public String toString() {
        return toString(value);
    }

    @Override
    public int hashCode() {
        return (int) (value ^ value >>> 32);
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    @Override
    public int compareTo(Long anotherLong) {
        long other = anotherLong.value;
        return value == other ? 0 : value < other ? -1 : 1;
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    @Override
    public Optional<Long> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public Long resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
