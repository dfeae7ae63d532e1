package java.util;

import java.math.BigDecimal;

/** A number not below zero as decimal digits: 0.d1d2d3... times 10 to the power of exponent. */
final class FormatDigits {
    private final String digits;            // the first is not 0, unless the number is
    final int exponent;
    final int zeroExponent;                 // what %e shows for zero

    private FormatDigits(String digits, int exponent, int zeroExponent) {
        this.digits = digits;
        this.exponent = exponent;
        this.zeroExponent = zeroExponent;
    }

    /** The digits that Double.toString shows; rounding starts from those, not from the exact value. */
    static FormatDigits of(double value) {
        String text = Double.toString(value);
        int e = text.indexOf('E');
        String number = e < 0 ? text : text.substring(0, e);
        int point = number.indexOf('.');
        int shift = e < 0 ? 0 : Integer.parseInt(text.substring(e + 1));
        return normal(number.substring(0, point) + number.substring(point + 1), point + shift, 0);
    }

    static FormatDigits of(BigDecimal value) {
        String digits = value.unscaledValue().toString();
        return normal(digits, digits.length() - value.scale(), -value.scale());
    }

    private static FormatDigits normal(String digits, int exponent, int zeroExponent) {
        int start = 0;
        while (start < digits.length() && digits.charAt(start) == '0')
            start++;
        if (start == digits.length())
            return new FormatDigits("0", 1, zeroExponent);
        return new FormatDigits(digits.substring(start), exponent - start, zeroExponent);
    }

    boolean isZero() {
        return digits.equals("0");
    }

    /** The first count digits, rounded half up. */
    FormatDigits rounded(int count) {
        if (count >= digits.length())
            return this;
        if (count < 0 || count == 0 && digits.charAt(0) < '5')
            return new FormatDigits("0", 1, 0);
        if (digits.charAt(count) < '5')
            return new FormatDigits(digits.substring(0, count), exponent, 0);
        int nines = count;
        while (nines > 0 && digits.charAt(nines - 1) == '9')
            nines--;
        if (nines == 0)
            return new FormatDigits("1", exponent + 1, 0);
        return new FormatDigits(digits.substring(0, nines - 1) + (char) (digits.charAt(nines - 1) + 1), exponent, 0);
    }

    /** The digits before the point. */
    String whole() {
        return exponent <= 0 ? "0" : range(0, exponent);
    }

    /** So many digits behind the point. */
    String fraction(int count) {
        if (exponent >= 0)
            return range(exponent, exponent + count);
        int zeros = Math.min(count, -exponent);
        return "0".repeat(zeros) + range(0, count - zeros);
    }

    String first() {
        return range(0, 1);
    }

    /** So many digits behind the first. */
    String mantissa(int count) {
        return range(1, 1 + count);
    }

    private String range(int from, int to) {
        int end = Math.min(to, digits.length());
        return from >= end ? "0".repeat(to - from) : digits.substring(from, end) + "0".repeat(to - end);
    }
}
