package java.lang;

/** The functions of Math; those that are not exact have the results of the JDK, if there is one. */
public final class StrictMath {
    public static final double E = Math.E;
    public static final double PI = Math.PI;
    public static final double TAU = Math.TAU;

    private StrictMath() {
    }

    public static native double sin(double x);

    public static native double cos(double x);

    public static native double tan(double x);

    public static native double asin(double x);

    public static native double acos(double x);

    public static native double atan(double x);

    public static double exp(double x) {
        return Math.Jdk.FOUND ? FdLibm.Exp.compute(x) : Math.exp(x);
    }

    public static native double log(double x);

    public static native double log10(double x);

    public static double sqrt(double x) {
        return Math.sqrt(x);
    }

    public static double ceil(double x) {
        return Math.ceil(x);
    }

    public static double floor(double x) {
        return Math.floor(x);
    }

    public static double rint(double x) {
        return Math.rint(x);
    }

    public static native double sinh(double x);

    public static native double tanh(double x);

    public static native double expm1(double x);

    public static native double log1p(double x);

    public static native double atan2(double y, double x);

    public static double pow(double base, double exponent) {
        return Math.Jdk.FOUND ? FdLibm.Pow.compute(base, exponent) : Math.pow(base, exponent);
    }

    public static double hypot(double x, double y) {
        return Math.hypot(x, y);
    }

    public static double cbrt(double x) {
        return Math.cbrt(x);
    }

    public static native double cosh(double x);

    public static double IEEEremainder(double dividend, double divisor) {
        return Math.IEEEremainder(dividend, divisor);
    }

    public static double fma(double a, double b, double c) {
        return Math.fma(a, b, c);
    }

    public static float fma(float a, float b, float c) {
        return Math.fma(a, b, c);
    }

    public static double toRadians(double degrees) {
        return Math.toRadians(degrees);
    }

    public static double toDegrees(double radians) {
        return Math.toDegrees(radians);
    }

    public static double random() {
        return Math.random();
    }

    public static int round(float x) {
        return Math.round(x);
    }

    public static long round(double x) {
        return Math.round(x);
    }

    public static double signum(double x) {
        return Math.signum(x);
    }

    public static float signum(float x) {
        return Math.signum(x);
    }

    public static double copySign(double magnitude, double sign) {
        return Math.copySign(magnitude, sign);
    }

    public static float copySign(float magnitude, float sign) {
        return Math.copySign(magnitude, sign);
    }

    public static int getExponent(double x) {
        return Math.getExponent(x);
    }

    public static int getExponent(float x) {
        return Math.getExponent(x);
    }

    public static double nextAfter(double start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static float nextAfter(float start, double direction) {
        return Math.nextAfter(start, direction);
    }

    public static double nextUp(double x) {
        return Math.nextUp(x);
    }

    public static float nextUp(float x) {
        return Math.nextUp(x);
    }

    public static double nextDown(double x) {
        return Math.nextDown(x);
    }

    public static float nextDown(float x) {
        return Math.nextDown(x);
    }

    public static double ulp(double x) {
        return Math.ulp(x);
    }

    public static float ulp(float x) {
        return Math.ulp(x);
    }

    public static double scalb(double x, int exponent) {
        return Math.scalb(x, exponent);
    }

    public static float scalb(float x, int exponent) {
        return Math.scalb(x, exponent);
    }

    public static int abs(int x) {
        return Math.abs(x);
    }

    public static long abs(long x) {
        return Math.abs(x);
    }

    public static float abs(float x) {
        return Math.abs(x);
    }

    public static double abs(double x) {
        return Math.abs(x);
    }

    public static int absExact(int x) {
        return Math.absExact(x);
    }

    public static long absExact(long x) {
        return Math.absExact(x);
    }

    public static int max(int a, int b) {
        return Math.max(a, b);
    }

    public static long max(long a, long b) {
        return Math.max(a, b);
    }

    public static int min(int a, int b) {
        return Math.min(a, b);
    }

    public static long min(long a, long b) {
        return Math.min(a, b);
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    public static int clamp(long value, int min, int max) {
        return Math.clamp(value, min, max);
    }

    public static long clamp(long value, long min, long max) {
        return Math.clamp(value, min, max);
    }

    public static double clamp(double value, double min, double max) {
        return Math.clamp(value, min, max);
    }

    public static float clamp(float value, float min, float max) {
        return Math.clamp(value, min, max);
    }

    public static int addExact(int a, int b) {
        return Math.addExact(a, b);
    }

    public static int subtractExact(int a, int b) {
        return Math.subtractExact(a, b);
    }

    public static int incrementExact(int a) {
        return Math.incrementExact(a);
    }

    public static int decrementExact(int a) {
        return Math.decrementExact(a);
    }

    public static int negateExact(int a) {
        return Math.negateExact(a);
    }

    public static int divideExact(int a, int b) {
        return Math.divideExact(a, b);
    }

    public static int floorDivExact(int a, int b) {
        return Math.floorDivExact(a, b);
    }

    public static int ceilDivExact(int a, int b) {
        return Math.ceilDivExact(a, b);
    }

    public static long addExact(long a, long b) {
        return Math.addExact(a, b);
    }

    public static long subtractExact(long a, long b) {
        return Math.subtractExact(a, b);
    }

    public static long incrementExact(long a) {
        return Math.incrementExact(a);
    }

    public static long decrementExact(long a) {
        return Math.decrementExact(a);
    }

    public static long negateExact(long a) {
        return Math.negateExact(a);
    }

    public static long divideExact(long a, long b) {
        return Math.divideExact(a, b);
    }

    public static long floorDivExact(long a, long b) {
        return Math.floorDivExact(a, b);
    }

    public static long ceilDivExact(long a, long b) {
        return Math.ceilDivExact(a, b);
    }

    public static int multiplyExact(int a, int b) {
        return Math.multiplyExact(a, b);
    }

    public static long multiplyExact(long a, int b) {
        return Math.multiplyExact(a, b);
    }

    public static long multiplyExact(long a, long b) {
        return Math.multiplyExact(a, b);
    }

    public static int toIntExact(long value) {
        return Math.toIntExact(value);
    }

    public static long multiplyFull(int a, int b) {
        return Math.multiplyFull(a, b);
    }

    public static long multiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b);
    }

    public static long unsignedMultiplyHigh(long a, long b) {
        return Math.unsignedMultiplyHigh(a, b);
    }

    public static int floorDiv(int a, int b) {
        return Math.floorDiv(a, b);
    }

    public static int floorMod(int a, int b) {
        return Math.floorMod(a, b);
    }

    public static int ceilDiv(int a, int b) {
        return Math.ceilDiv(a, b);
    }

    public static int ceilMod(int a, int b) {
        return Math.ceilMod(a, b);
    }

    public static long floorDiv(long a, int b) {
        return Math.floorDiv(a, b);
    }

    public static int floorMod(long a, int b) {
        return Math.floorMod(a, b);
    }

    public static long ceilDiv(long a, int b) {
        return Math.ceilDiv(a, b);
    }

    public static int ceilMod(long a, int b) {
        return Math.ceilMod(a, b);
    }

    public static long floorDiv(long a, long b) {
        return Math.floorDiv(a, b);
    }

    public static long floorMod(long a, long b) {
        return Math.floorMod(a, b);
    }

    public static long ceilDiv(long a, long b) {
        return Math.ceilDiv(a, b);
    }

    public static long ceilMod(long a, long b) {
        return Math.ceilMod(a, b);
    }
}
