package java.lang;

import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import jdk.internal.math.FloatingDecimal;

/** The box of a double. Text conversion both ways is native: the shortest decimal that reads back as the same number. */
public final class Double extends Number implements Comparable<Double>, Constable, ConstantDesc {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffP+1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001P-1022;
    public static final int SIZE = 64;
    public static final int PRECISION = 53;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int BYTES = 8;
    @SuppressWarnings("unchecked")
    public static final Class<Double> TYPE = (Class<Double>) Class.getPrimitiveClass("double");

    private final double value;

    @Deprecated(since = "9", forRemoval = true)
    public Double(double value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Double(String text) throws NumberFormatException {
        value = parseDouble(text);
    }

    public static native String toString(double value);

    public static native String toHexString(double value);

    public static Double valueOf(String text) throws NumberFormatException {
        return new Double(parseDouble(text));
    }

    public static Double valueOf(double value) { return new Double(value); }

    public static native double parseDouble(String text) throws NumberFormatException;

    /** Where the native goes on when the text is no number: a JDK's own parser throws from where its callers expect it. */
    private static double parseDouble(String text, String message) {
        if (Math.Jdk.FOUND) {
            return FloatingDecimal.parseDouble(text);
        }
        if (text == null) {
            throw new NullPointerException("Cannot invoke \"String.trim()\" because \"in\" is null");
        }
        throw new NumberFormatException(message);
    }

    public static boolean isNaN(double value) { return value != value; }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    @Override public byte byteValue() { return (byte) value; }
    @Override public double doubleValue() { return value; }
    @Override public float floatValue() { return (float) value; }
    @Override public int hashCode() { return hashCode(value); }
    @Override public int intValue() { return (int) value; }
    public static boolean isFinite(double value) { return value - value == 0; }
    public boolean isInfinite() { return isInfinite(value); }
    public boolean isNaN() { return value != value; }
    @Override public long longValue() { return (long) value; }
    @Override public short shortValue() { return (short) value; }
    @Override public String toString() { return toString(value); }

    public static int hashCode(double value) {
        long bits = doubleToLongBits(value);
        return (int) (bits ^ bits >>> 32);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Double && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
    }

    public static long doubleToLongBits(double value) {
        return doubleToRawLongBits(value != value ? NaN : value);
    }

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    @Override public int compareTo(Double anotherDouble) { return compare(value, anotherDouble.value); }

    /** -0.0 is less than 0.0, and NaN is greater than everything. */
    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Long.compare(doubleToLongBits(a), doubleToLongBits(b));
    }

    @Override public Optional<Double> describeConstable() { return Optional.of(this); }
    public static double max(double a, double b) { return Math.max(a, b); }
    public static double min(double a, double b) { return Math.min(a, b); }
    @Override public Double resolveConstantDesc(MethodHandles.Lookup lookup) { return this; }
    public static double sum(double a, double b) { return a + b; }
}
