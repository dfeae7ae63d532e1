package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import jdk.internal.math.FloatingDecimal;

/** The box of a float. Text conversion both ways is native: the shortest decimal that reads back as the same number. */
public final class Float extends Number implements Comparable<Float>, Constable, ConstantDesc {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int SIZE = 32;
    public static final int PRECISION = 24;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int BYTES = 4;
    @SuppressWarnings("unchecked")
    public static final Class<Float> TYPE = (Class<Float>) Class.getPrimitiveClass("float");

    private final float value;

    @Deprecated(since = "9", forRemoval = true)
    public Float(float value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(String text) throws NumberFormatException {
        value = parseFloat(text);
    }

    public static native String toString(float value);

    public static native String toHexString(float value);

    public static Float valueOf(String text) throws NumberFormatException {
        return new Float(parseFloat(text));
    }

    public static Float valueOf(float value) { return new Float(value); }

    public static native float parseFloat(String text) throws NumberFormatException;

    /** Where the native goes on when the text is no number: a JDK's own parser throws from where its callers expect it. */
    private static float parseFloat(String text, String message) {
        if (Math.Jdk.FOUND) {
            return FloatingDecimal.parseFloat(text);
        }
        if (text == null) {
            throw new NullPointerException("Cannot invoke \"String.trim()\" because \"in\" is null");
        }
        throw new NumberFormatException(message);
    }

    public static boolean isNaN(float value) { return value != value; }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    @Override public byte byteValue() { return (byte) value; }
    @Override public double doubleValue() { return value; }
    @Override public float floatValue() { return value; }
    @Override public int hashCode() { return hashCode(value); }
    public static int hashCode(float value) { return floatToIntBits(value); }
    @Override public int intValue() { return (int) value; }
    public static boolean isFinite(float value) { return value - value == 0; }
    public boolean isInfinite() { return isInfinite(value); }
    public boolean isNaN() { return value != value; }
    @Override public long longValue() { return (long) value; }
    @Override public short shortValue() { return (short) value; }
    @Override public String toString() { return toString(value); }

    @Override
    public boolean equals(Object other) {
        return other instanceof Float && floatToIntBits(((Float) other).value) == floatToIntBits(value);
    }

    public static int floatToIntBits(float value) { return floatToRawIntBits(value != value ? NaN : value); }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    @Override public int compareTo(Float anotherFloat) { return compare(value, anotherFloat.value); }

    /** -0.0 is less than 0.0, and NaN is greater than everything. */
    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Integer.compare(floatToIntBits(a), floatToIntBits(b));
    }

    public static float max(float a, float b) { return Math.max(a, b); }
    public static float min(float a, float b) { return Math.min(a, b); }
    public static float sum(float a, float b) { return a + b; }

    /** The float that a half-precision number stands for. */
    public static native float float16ToFloat(short bits);

    /** The half-precision number that is nearest to the value. */
    public static native short floatToFloat16(float value);

    @Override public Optional<Float> describeConstable() { return Optional.of(this); }
    @Override public Float resolveConstantDesc(MethodHandles.Lookup lookup) { return this; }
}
