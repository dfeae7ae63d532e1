package java.lang;

import clew.internal.Constants;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/** The box of a short. */
public final class Short extends Number implements Comparable<Short>, Constable {
    private static final long serialVersionUID = 7515723908773894738L;

    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    @SuppressWarnings("unchecked")
    public static final Class<Short> TYPE = (Class<Short>) Class.getPrimitiveClass("short");

    private final short value;

    /** The boxes that valueOf returns for small values. */
    private static final class Cache {
        static final Short[] BOXES = new Short[256];

        static {
            for (int i = 0; i < 256; i++) {
                BOXES[i] = new Short((short) (i - 128));
            }
        }
    }

    @Deprecated(since = "9", forRemoval = true)
    public Short(short value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Short(String text) throws NumberFormatException {
        this.value = parseShort(text, 10);
    }

    public static Short valueOf(short value) {
        return value >= -128 && value <= 127 ? (Short) Constants.at(Cache.BOXES, value + 128) : new Short(value);
    }

    public static Short valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseShort(text, radix));
    }

    public static Short valueOf(String text) throws NumberFormatException {
        return valueOf(parseShort(text, 10));
    }

    public static short parseShort(String text) throws NumberFormatException {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) throws NumberFormatException {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short decode(String text) throws NumberFormatException {
        int value = Integer.decode(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((short) value);
    }

    public static String toString(short value) {
        return Integer.toString(value);
    }

    public static int toUnsignedInt(short value) {
        return value & 0xffff;
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }

    public static int compareUnsigned(short a, short b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }

    public static short reverseBytes(short value) {
        return (short) (value << 8 | value >> 8 & 0xff);
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return value;
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
        return Integer.toString(value);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(short value) {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value == value;
    }

    @Override
    public int compareTo(Short anotherShort) {
        return compare(value, anotherShort.value);
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    @Override
    public Optional<DynamicConstantDesc<Short>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST, ConstantDescs.DEFAULT_NAME,
            ConstantDescs.CD_short, intValue()));
    }
}
