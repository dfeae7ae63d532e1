package java.util;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers for %d %o %x %e %f %g %a: sign, digits, grouping and zeros, all but the width's blanks. */
final class FormatNumber {
    private final FormatSpecifier specifier;
    private final FormatSymbols symbols;

    FormatNumber(FormatSpecifier specifier, FormatSymbols symbols) {
        this.specifier = specifier;
        this.symbols = symbols;
    }

    private boolean has(int flag) {
        return specifier.has(flag);
    }

    String integer(long value, int bits) {
        if (specifier.conversion == 'd')
            return signed(value < 0, value < 0 ? Long.toString(value).substring(1) : Long.toString(value), "");
        long unsigned = bits == 64 ? value : value & (1L << bits) - 1;
        return based("", specifier.conversion == 'x' ? Long.toHexString(unsigned) : Long.toOctalString(unsigned), "");
    }

    String bigInteger(BigInteger value) {
        boolean negative = value.signum() < 0;
        BigInteger magnitude = value.abs();
        if (specifier.conversion == 'd')
            return signed(negative, magnitude.toString(), "");
        return based(before(negative), magnitude.toString(specifier.conversion == 'x' ? 16 : 8), behind(negative));
    }

    /** Octal and hexadecimal: the prefix comes before the zeros that fill the width. */
    private String based(String before, String digits, String behind) {
        if (has(FormatSpecifier.ALTERNATE))
            before += specifier.conversion == 'x' ? "0x" : "0";
        return before + zeros(before.length() + digits.length() + behind.length()) + digits + behind;
    }

    private String zeros(int length) {
        return has(FormatSpecifier.ZERO) && length < specifier.width ? "0".repeat(specifier.width - length) : "";
    }

    private String before(boolean negative) {
        if (negative)
            return has(FormatSpecifier.PARENTHESES) ? "(" : "-";
        return has(FormatSpecifier.PLUS) ? "+" : has(FormatSpecifier.SPACE) ? " " : "";
    }

    private String behind(boolean negative) {
        return negative && has(FormatSpecifier.PARENTHESES) ? ")" : "";
    }

    /** Sign, zeros up to the width, whole digits in groups, and the rest (point, fraction, exponent). */
    private String signed(boolean negative, String whole, String rest) {
        String before = before(negative);
        String behind = behind(negative);
        if (has(FormatSpecifier.GROUP))
            whole = grouped(whole);
        String zeros = zeros(before.length() + whole.length() + rest.length() + behind.length());
        return before + symbols.digits(zeros + whole + rest) + behind;
    }

    private String grouped(String digits) {
        StringBuilder text = new StringBuilder(digits);
        for (int at = digits.length() - 3; at > 0; at -= 3)
            text.insert(at, symbols.group);
        return text.toString();
    }

    String floating(double value) {
        if (value != value)
            return "NaN";
        boolean negative = value < 0 || value == 0 && 1 / value < 0;
        double magnitude = Math.abs(value);
        if (magnitude == Double.POSITIVE_INFINITY)
            return before(negative) + "Infinity" + behind(negative);
        if (specifier.conversion == 'a')
            return hexadecimal(negative, magnitude);
        return decimal(negative, FormatDigits.of(magnitude));
    }

    String decimal(BigDecimal value) {
        return decimal(value.signum() < 0, FormatDigits.of(value.abs()));
    }

    private String decimal(boolean negative, FormatDigits digits) {
        int precision = specifier.precision == -1 ? 6 : specifier.precision;
        if (specifier.conversion == 'f')
            return fixed(negative, digits, precision);
        if (specifier.conversion == 'e')
            return scientific(negative, digits, precision);
        precision = Math.max(precision, 1);
        int exponent = digits.rounded(precision).exponent;
        if (digits.isZero() ? digits.zeroExponent != 0 : exponent < -3 || exponent > precision)
            return scientific(negative, digits, precision - 1);
        return fixed(negative, digits, precision - exponent);
    }

    private String fixed(boolean negative, FormatDigits digits, int precision) {
        FormatDigits rounded = digits.rounded(digits.exponent + precision);
        return signed(negative, rounded.whole(), fraction(rounded.fraction(precision)));
    }

    private String fraction(String digits) {
        return digits.isEmpty() && !has(FormatSpecifier.ALTERNATE) ? "" : symbols.point + digits;
    }

    private String scientific(boolean negative, FormatDigits digits, int precision) {
        FormatDigits rounded = digits.rounded(1 + precision);
        int exponent = digits.isZero() ? digits.zeroExponent : rounded.exponent - 1;
        String size = Integer.toString(Math.abs(exponent));
        String tail = fraction(rounded.mantissa(precision)) + "e" + (exponent < 0 ? "-" : "+")
            + (size.length() < 2 ? "0" + size : size);
        return signed(negative, rounded.first(), tail);
    }

    /** C's %a: 0x1.8p1. The zeros that fill the width come behind the 0x, those of the precision are not counted. */
    private String hexadecimal(boolean negative, double magnitude) {
        int precision = Math.max(specifier.precision, specifier.precision == -1 ? -1 : 1);
        String text = precision == -1 || precision >= 13 || magnitude == 0 ? Double.toHexString(magnitude).substring(2)
            : roundedHexadecimal(magnitude, precision);
        String before = before(negative) + "0x";
        int p = text.indexOf('p');
        String more = "0".repeat(Math.max(0, precision - (p - 2)));
        return before + zeros(before.length() + text.length()) + text.substring(0, p) + more + text.substring(p);
    }

    /** Rounds the 52 bits of the mantissa to so many hexadecimal digits, ties to even. */
    private static String roundedHexadecimal(double magnitude, int precision) {
        int exponent = Math.getExponent(magnitude);
        if (exponent < Double.MIN_EXPONENT) {
            magnitude *= 0x1.0p54;
            exponent = Math.getExponent(magnitude) - 54;
        }
        long mantissa = Double.doubleToLongBits(magnitude) & (1L << 52) - 1 | 1L << 52;
        int drop = 52 - 4 * precision;
        long kept = mantissa >> drop;
        long rest = mantissa & (1L << drop) - 1;
        long half = 1L << drop - 1;
        if (rest > half || rest == half && (kept & 1) != 0)
            kept++;
        if (kept >> 4 * precision == 2) {
            kept >>= 1;
            exponent++;
        }
        String digits = Long.toHexString(kept).substring(1);
        int end = digits.length();
        while (end > 1 && digits.charAt(end - 1) == '0')
            end--;
        return "1." + digits.substring(0, end) + "p" + exponent;
    }
}
