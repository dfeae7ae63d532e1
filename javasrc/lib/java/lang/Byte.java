package java.lang;

import clew.internal.Constants;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.util.Optional;

/** The box of a byte. */
public final class Byte extends Number implements Comparable<Byte>, Constable {
    private static final long serialVersionUID = -7183698231559129828L;

    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;
    @SuppressWarnings("unchecked")
    public static final Class<Byte> TYPE = (Class<Byte>) Class.getPrimitiveClass("byte");

    private final byte value;

    /** The boxes that valueOf returns for all values. */
    private static final class Cache {
        static final Byte[] BOXES = new Byte[256];

        static {
            for (int i = 0; i < 256; i++) {
                BOXES[i] = new Byte((byte) (i - 128));
            }
        }
    }

    @Deprecated(since = "9", forRemoval = true)
    public Byte(byte value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Byte(String text) throws NumberFormatException {
        this.value = parseByte(text, 10);
    }

    public static Byte valueOf(byte value) {
        return (Byte) Constants.at(Cache.BOXES, value + 128);
    }

    public static Byte valueOf(String text, int radix) throws NumberFormatException {
        return valueOf(parseByte(text, radix));
    }

    public static Byte valueOf(String text) throws NumberFormatException {
        return valueOf(parseByte(text, 10));
    }

    public static byte parseByte(String text) throws NumberFormatException {
        return parseByte(text, 10);
    }

    public static byte parseByte(String text, int radix) throws NumberFormatException {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static Byte decode(String text) throws NumberFormatException {
        int value = Integer.decode(text);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value " + value + " out of range from input " + text);
        }
        return valueOf((byte) value);
    }

    public static String toString(byte value) {
        return Integer.toString(value);
    }

    public static int toUnsignedInt(byte value) {
        return value & 0xff;
    }

    public static long toUnsignedLong(byte value) {
        return value & 0xffL;
    }

    public static int compareUnsigned(byte a, byte b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }

    @Override
    public byte byteValue() {
        return value;
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
        return Integer.toString(value);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(byte value) {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value == value;
    }

    @Override
    public int compareTo(Byte anotherByte) {
        return compare(value, anotherByte.value);
    }

    public static int compare(byte a, byte b) {
        return a - b;
    }

    @Override
    public Optional<DynamicConstantDesc<Byte>> describeConstable() {
        return Optional.of(DynamicConstantDesc.ofNamed(ConstantDescs.BSM_EXPLICIT_CAST, ConstantDescs.DEFAULT_NAME,
            ConstantDescs.CD_byte, intValue()));
    }
}
