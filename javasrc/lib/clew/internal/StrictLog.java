package clew.internal;

/**
 * The natural logarithm, to the bit as the specification of StrictMath wants it, which names fdlibm's method: with
 * x = 2^k (1 + f) and 1 + f near 1, log(1 + f) comes from a polynomial in s = f / (2 + f), and k log 2 is added in two
 * parts. The order of the operations is part of the result.
 */
public final class StrictLog {
    private static final double LN2_HIGH = 0x1.62e42feep-1, LN2_LOW = 0x1.a39ef35793c76p-33;

    private StrictLog() {
    }

    public static double of(double x) {
        if (x == 0)
            return Double.NEGATIVE_INFINITY;
        if (!(x > 0))
            return Double.NaN;
        if (x == Double.POSITIVE_INFINITY)
            return x;
        int k = 0;
        if (x < Double.MIN_NORMAL) {
            k = -54;
            x *= 0x1.0p54;
        }
        long bits = Double.doubleToRawLongBits(x);
        int high = (int) (bits >>> 32) & 0xFFFFF;                   // the upper part of the fraction
        boolean half = high + 0x95F64 >= 0x100000;                  // nearer to 2 than to 1: take the half of it
        k += (int) (bits >>> 52) - (half ? 1022 : 1023);
        double f = Double.longBitsToDouble(bits & 0xFFFFFFFFFFFFFL | (half ? 0x3FEL : 0x3FFL) << 52) - 1;
        return (high + 2 & 0xFFFFF) < 3 ? nearOne(k, f) : series(k, f, high);
    }

    private static double nearOne(int k, double f) {
        if (f == 0)
            return k == 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k == 0 ? f - r : k * LN2_HIGH - (r - k * LN2_LOW - f);
    }

    private static double series(int k, double f, int high) {
        double s = f / (2 + f);
        double z = s * s;
        double w = z * z;
        double even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
        double odd = z * (6.666666666666735130e-01 + w * (2.857142874366239149e-01
            + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
        double r = odd + even;
        if ((high - 0x6147A | 0x6B851 - high) > 0) {              // 1 + f between 1.38 and 1.42: keeps more digits
            double square = 0.5 * f * f;
            return k == 0 ? f - (square - s * (square + r))
                : k * LN2_HIGH - (square - (s * (square + r) + k * LN2_LOW) - f);
        }
        return k == 0 ? f - s * (f - r) : k * LN2_HIGH - (s * (f - r) - k * LN2_LOW - f);
    }
}
