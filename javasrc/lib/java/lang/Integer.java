package java.lang;

import clew.internal.Constants;
import clew.internal.Hidden;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;

/** The box of an int. */
public final class Integer extends Number implements Comparable<Integer>, Constable, ConstantDesc {
    private static final long serialVersionUID = 1360826667806852920L;

    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    @SuppressWarnings("unchecked")
    public static final Class<Integer> TYPE = (Class<Integer>) Class.getPrimitiveClass("int");

    private final int value;

    /** The boxes that valueOf returns for small values. */
    private static final class Cache {
        static final Integer[] BOXES = new Integer[256];

        static {
            for (int i = 0; i < 256; i++) {
                BOXES[i] = new Integer(i - 128);
            }
        }
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(int value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(String text) throws NumberFormatException {
        this.value = parseInt(text, 10);
    }

    public static Integer valueOf(int value) {
        return value >= -128 && value <= 127 ? (Integer) Constants.at(Cache.BOXES, value + 128) : new Integer(value);
    }

    public static Integer valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseInt(text, radix));
    }

    public static Integer valueOf(String text) throws NumberFormatException {
        return valueOf(parseInt(text, 10));
    }

    public static int parseInt(String text) throws NumberFormatException {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) throws NumberFormatException {
        Long.checkParse(text, radix);
        return (int) Long.parse(text, 0, text.length(), radix, MAX_VALUE, true);
    }

    public static int parseInt(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
        Long.checkParse(text, begin, end, radix);
        return (int) Long.parse(text, begin, end, radix, MAX_VALUE, begin == end);
    }

    public static int parseUnsignedInt(String text, int radix) throws NumberFormatException {
        Long.checkUnsigned(text, 0);
        int length = text.length();
        return length <= 5 || radix == 10 && length <= 9 ? parseInt(text, radix) : unsigned(text, Long.parseLong(text, radix));
    }

    public static int parseUnsignedInt(CharSequence text, int begin, int end, int radix) throws NumberFormatException {
        Long.checkRange(text, begin, end);
        if (begin == end) {
            throw new NumberFormatException("");
        }
        Long.checkParse(text, radix);
        Long.checkUnsigned(text, begin);
        return end - begin <= 5 || radix == 10 && end - begin <= 9 ? parseInt(text, begin, end, radix)
            : unsigned(text, Long.parseLong(text, begin, end, radix));
    }

    @Hidden
    private static int unsigned(CharSequence text, long value) {
        if (value < 0 || value > 0xffffffffL) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) value;
    }

    public static int parseUnsignedInt(String text) throws NumberFormatException {
        return parseUnsignedInt(text, 10);
    }

    public static Integer decode(String nm) throws NumberFormatException {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int radix = Long.decodedRadix(nm), start = Long.decodedStart(nm, radix);
        boolean negative = nm.charAt(0) == '-';
        try {
            Integer value = valueOf(nm.substring(start), radix);
            return negative ? valueOf(-value) : value;
        } catch (NumberFormatException tooLarge) {
            return valueOf(negative ? "-".concat(nm.substring(start)) : nm.substring(start), radix);
        }
    }

    public static Integer getInteger(String property) {
        return getInteger(property, null);
    }

    public static Integer getInteger(String property, int fallback) {
        Integer value = getInteger(property, null);
        return value == null ? valueOf(fallback) : value;
    }

    public static Integer getInteger(String property, Integer fallback) {
        String text = property == null || property.isEmpty() ? null : System.getProperty(property);
        try {
            return text == null ? fallback : decode(text);
        } catch (NumberFormatException notANumber) {
            return fallback;
        }
    }

    // --- to text --------------------------------------------------------------------------------------------------

    public static native String toString(int value);

    public static String toString(int value, int radix) {
        return Long.toString(value, radix);
    }

    public static String toUnsignedString(int value, int radix) {
        return Long.toString(toUnsignedLong(value), radix);
    }

    public static String toUnsignedString(int value) {
        return Long.toString(toUnsignedLong(value));
    }

    public static String toHexString(int value) {
        return Long.toString(toUnsignedLong(value), 16);
    }

    public static String toOctalString(int value) {
        return Long.toString(toUnsignedLong(value), 8);
    }

    public static String toBinaryString(int value) {
        return Long.toString(toUnsignedLong(value), 2);
    }

    // --- arithmetic -----------------------------------------------------------------------------------------------

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static int highestOneBit(int value) {
        return value & MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static native int numberOfLeadingZeros(int value);

    public static native int numberOfTrailingZeros(int value);

    public static native int bitCount(int value);

    public static native int reverse(int value);

    public static native int reverseBytes(int value);

    public static int compress(int value, int mask) {
        return (int) Long.compress(toUnsignedLong(value), toUnsignedLong(mask));
    }

    public static int expand(int value, int mask) {
        return (int) Long.expand(toUnsignedLong(value), toUnsignedLong(mask));
    }

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int signum(int value) {
        return value >> 31 | -value >>> 31;
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
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
        return value;
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
        return value;
    }

    public static int hashCode(int value) {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    @Override
    public int compareTo(Integer anotherInteger) {
        int other = anotherInteger.value;
        return value == other ? 0 : value < other ? -1 : 1;
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    @Override
    public Optional<Integer> describeConstable() {
        return Optional.of(this);
    }

    @Override
    public Integer resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }
}
