package java.lang;

import java.util.Random;

/**
 * Numeric functions. Of those that are not exact, some are those of StrictMath, as in the JDK, the others come from the C
 * library, where possible such as the JDK rounds them.
 */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;
    public static final double TAU = 2.0 * PI;

    private static final double RADIANS_PER_DEGREE = PI / 180.0;
    private static final double DEGREES_PER_RADIAN = 180.0 / PI;

    private Math() {
    }

    /** Whether there is a JDK, whose own bytecode has some functions that the C library rounds differently. */
    static final class Jdk {
        static final boolean FOUND = !System.property("java.home").isEmpty();
    }

    /** The generator behind random(), made at the first call. */
    private static final class Generator {
        static final Random RANDOM = new Random();
    }

    // --- functions of reals ---------------------------------------------------------------------------------------

    public static native double sin(double x);

    public static native double cos(double x);

    public static native double tan(double x);

    public static double asin(double x) {
        return StrictMath.asin(x);
    }

    public static double acos(double x) {
        return StrictMath.acos(x);
    }

    public static double atan(double x) {
        return StrictMath.atan(x);
    }

    public static native double exp(double x);

    public static native double log(double x);

    public static native double log10(double x);

    public static native double sqrt(double x);

    public static native double ceil(double x);

    public static native double floor(double x);

    public static native double rint(double x);

    public static double sinh(double x) {
        return StrictMath.sinh(x);
    }

    public static double tanh(double x) {
        return StrictMath.tanh(x);
    }

    public static double expm1(double x) {
        return StrictMath.expm1(x);
    }

    public static double log1p(double x) {
        return StrictMath.log1p(x);
    }

    public static double atan2(double y, double x) {
        return StrictMath.atan2(y, x);
    }

    public static native double pow(double base, double exponent);

    public static double hypot(double x, double y) {
        return Jdk.FOUND ? FdLibm.Hypot.compute(x, y) : plainHypot(x, y);
    }

    private static native double plainHypot(double x, double y);

    public static double cbrt(double x) {
        return Jdk.FOUND ? FdLibm.Cbrt.compute(x) : plainCbrt(x);
    }

    private static native double plainCbrt(double x);

    public static double cosh(double x) {
        return StrictMath.cosh(x);
    }

    public static native double IEEEremainder(double dividend, double divisor);

    public static native double fma(double a, double b, double c);

    public static native float fma(float a, float b, float c);

    public static double toRadians(double degrees) {
        return degrees * RADIANS_PER_DEGREE;
    }

    public static double toDegrees(double radians) {
        return radians * DEGREES_PER_RADIAN;
    }

    public static double random() {
        return Generator.RANDOM.nextDouble();
    }

    public static int round(float x) {
        return (int) floor(x + 0.5);
    }

    /** Ties go up; x + 0.5 would round before floor sees it. */
    public static long round(double x) {
        double below = floor(x);
        return (long) (x - below >= 0.5 ? below + 1 : below);
    }

    public static double signum(double x) {
        return x > 0 ? 1.0 : x < 0 ? -1.0 : x;
    }

    public static float signum(float x) {
        return x > 0 ? 1.0f : x < 0 ? -1.0f : x;
    }

    public static native double copySign(double magnitude, double sign);

    public static native float copySign(float magnitude, float sign);

    public static native int getExponent(double x);

    public static native int getExponent(float x);

    public static native double nextAfter(double start, double direction);

    public static native float nextAfter(float start, double direction);

    public static double nextUp(double x) {
        return nextAfter(x, Double.POSITIVE_INFINITY);
    }

    public static float nextUp(float x) {
        return nextAfter(x, Double.POSITIVE_INFINITY);
    }

    public static double nextDown(double x) {
        return nextAfter(x, Double.NEGATIVE_INFINITY);
    }

    public static float nextDown(float x) {
        return nextAfter(x, Double.NEGATIVE_INFINITY);
    }

    public static double ulp(double x) {
        double size = abs(x);
        return size == Double.MAX_VALUE ? size - nextDown(size) : size < Double.POSITIVE_INFINITY ? nextUp(size) - size : size;
    }

    public static float ulp(float x) {
        float size = abs(x);
        return size == Float.MAX_VALUE ? size - nextDown(size) : size < Float.POSITIVE_INFINITY ? nextUp(size) - size : size;
    }

    public static native double scalb(double x, int exponent);

    /** For the JDK's FdLibm. */
    static double powerOfTwoD(int exponent) {
        return scalb(1.0, exponent);
    }

    public static native float scalb(float x, int exponent);

    // --- size and order -------------------------------------------------------------------------------------------

    public static int abs(int x) {
        return x < 0 ? -x : x;
    }

    public static long abs(long x) {
        return x < 0 ? -x : x;
    }

    public static float abs(float x) {
        return x <= 0.0f ? 0.0f - x : x;
    }

    public static double abs(double x) {
        return x <= 0.0 ? 0.0 - x : x;
    }

    public static int absExact(int x) {
        if (x == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(x);
    }

    public static long absExact(long x) {
        if (x == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(x);
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float max(float a, float b) {
        if (a != a || a == 0 && b == 0 && Float.floatToRawIntBits(a) != 0) {
            return a != a ? a : b;
        }
        return a >= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a || a == 0 && b == 0 && Float.floatToRawIntBits(b) != 0) {
            return a != a ? a : b;
        }
        return a <= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a || a == 0 && b == 0 && Double.doubleToRawLongBits(a) != 0) {
            return a != a ? a : b;
        }
        return a >= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a || a == 0 && b == 0 && Double.doubleToRawLongBits(b) != 0) {
            return a != a ? a : b;
        }
        return a <= b ? a : b;
    }

    public static int clamp(long value, int min, int max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return (int) min(max, max(value, min));
    }

    public static long clamp(long value, long min, long max) {
        if (min > max) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static double clamp(double value, double min, double max) {
        if (min != min) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (max != max) {
            throw new IllegalArgumentException("max is NaN");
        }
        if (Double.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    public static float clamp(float value, float min, float max) {
        if (min != min) {
            throw new IllegalArgumentException("min is NaN");
        }
        if (max != max) {
            throw new IllegalArgumentException("max is NaN");
        }
        if (Float.compare(min, max) > 0) {
            throw new IllegalArgumentException(min + " > " + max);
        }
        return min(max, max(value, min));
    }

    // --- exact integers -------------------------------------------------------------------------------------------

    public static int addExact(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return sum;
    }

    public static int subtractExact(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return difference;
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static int divideExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return a / b;
    }

    public static int floorDivExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return floorDiv(a, b);
    }

    public static int ceilDivExact(int a, int b) {
        if (a == Integer.MIN_VALUE && b == -1) {
            throw new ArithmeticException("integer overflow");
        }
        return ceilDiv(a, b);
    }

    public static long addExact(long a, long b) {
        long sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return sum;
    }

    public static long subtractExact(long a, long b) {
        long difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return difference;
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static long divideExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return a / b;
    }

    public static long floorDivExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return floorDiv(a, b);
    }

    public static long ceilDivExact(long a, long b) {
        if (a == Long.MIN_VALUE && b == -1) {
            throw new ArithmeticException("long overflow");
        }
        return ceilDiv(a, b);
    }

    public static int multiplyExact(int a, int b) {
        long product = (long) a * b;
        if ((int) product != product) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) product;
    }

    public static long multiplyExact(long a, int b) {
        return multiplyExact(a, (long) b);
    }

    public static long multiplyExact(long a, long b) {
        long product = a * b;
        if (multiplyHigh(a, b) != product >> 63) {
            throw new ArithmeticException("long overflow");
        }
        return product;
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long multiplyFull(int a, int b) {
        return (long) a * b;
    }

    public static native long multiplyHigh(long a, long b);

    public static native long unsignedMultiplyHigh(long a, long b);

    public static int floorDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static int floorMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static int ceilDiv(int a, int b) {
        int quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static int ceilMod(int a, int b) {
        int rest = a % b;
        return (rest ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }

    public static long floorDiv(long a, int b) {
        return floorDiv(a, (long) b);
    }

    public static int floorMod(long a, int b) {
        return (int) floorMod(a, (long) b);
    }

    public static long ceilDiv(long a, int b) {
        return ceilDiv(a, (long) b);
    }

    public static int ceilMod(long a, int b) {
        return (int) ceilMod(a, (long) b);
    }

    public static long floorDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) < 0 && quotient * b != a ? quotient - 1 : quotient;
    }

    public static long floorMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) < 0 && rest != 0 ? rest + b : rest;
    }

    public static long ceilDiv(long a, long b) {
        long quotient = a / b;
        return (a ^ b) >= 0 && quotient * b != a ? quotient + 1 : quotient;
    }

    public static long ceilMod(long a, long b) {
        long rest = a % b;
        return (rest ^ b) >= 0 && rest != 0 ? rest - b : rest;
    }
}
