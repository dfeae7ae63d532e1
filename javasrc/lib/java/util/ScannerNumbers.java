package java.util;

/**
 * The numbers that a Scanner takes: digits, perhaps in groups of three, perhaps with a fraction and an exponent. Each
 * method gives the token in the form that the parsers of java.lang take, or null when it is no such number.
 */
final class ScannerNumbers {
    private final char point;
    private final char group;

    private ScannerNumbers(char point, char group) {
        this.point = point;
        this.group = group;
    }

    static ScannerNumbers of(Locale locale) {
        FormatSymbols symbols = FormatSymbols.of(locale);
        return new ScannerNumbers(symbols.point, symbols.group);
    }

    private static int signLength(String token) {
        return !token.isEmpty() && (token.charAt(0) == '-' || token.charAt(0) == '+') ? 1 : 0;
    }

    String integer(String token, int radix) {
        int sign = signLength(token);
        String digits = whole(token.substring(sign), radix);
        return digits == null ? null : withSign(token, sign, digits);
    }

    private static String withSign(String token, int sign, String digits) {
        return sign == 1 && token.charAt(0) == '-' ? "-" + digits : digits;
    }

    /** Digits, all in one or in groups, without the separators; null when there is anything else. */
    private String whole(String text, int radix) {
        StringBuilder digits = new StringBuilder(text.length());
        int firstGroup = -1;                // how many digits before the first separator
        int inGroup = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int digit = Character.digit(c, Math.max(radix, 10));   // too large a digit is the parser's business
            if (digit >= 0) {
                digits.append(Character.forDigit(digit, 36));
                inGroup++;
            } else if (c == group && (firstGroup < 0 ? inGroup >= 1 && inGroup <= 3 : inGroup == 3)) {
                firstGroup = firstGroup < 0 ? inGroup : firstGroup;
                inGroup = 0;
            } else {
                return null;
            }
        }
        boolean groupsRight = firstGroup < 0 || inGroup == 3 && digits.charAt(0) != '0';
        return digits.length() > 0 && groupsRight ? digits.toString() : null;
    }

    /** A number with an optional fraction and exponent. */
    String decimal(String token) {
        int sign = signLength(token);
        int e = exponentStart(token);
        String exponent = token.substring(e);
        if (!exponent.isEmpty() && !isExponent(exponent))
            return null;
        String mantissa = mantissa(token.substring(sign, e));
        return mantissa == null ? null : withSign(token, sign, mantissa + exponent);
    }

    private static int exponentStart(String token) {
        int at = 0;
        while (at < token.length() && token.charAt(at) != 'e' && token.charAt(at) != 'E')
            at++;
        return at;
    }

    private static boolean isExponent(String text) {
        int at = 1;
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+'))
            at++;
        return at < text.length() && isDigits(text.substring(at));
    }

    private static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++)
            if (!Character.isDigit(text.charAt(i)))
                return false;
        return true;
    }

    private String mantissa(String text) {
        int at = text.indexOf(point);
        if (at < 0)
            return whole(text, 10);
        String fraction = text.substring(at + 1);
        if (!isDigits(fraction) || at == 0 && fraction.isEmpty())
            return null;
        String whole = at == 0 ? "" : whole(text.substring(0, at), 10);
        return whole == null ? null : whole + "." + (fraction.isEmpty() ? "" : whole(fraction, 10));
    }

    /** As decimal, and NaN, Infinity and hexadecimal floating point. */
    String floating(String token) {
        int sign = signLength(token);
        String magnitude = token.substring(sign);
        if (magnitude.equals("NaN") || magnitude.equals("Infinity"))
            return withSign(token, sign, magnitude);
        return isHexadecimal(magnitude) ? token : decimal(token);
    }

    private static boolean isHexadecimal(String text) {
        int p = Math.max(text.indexOf('p'), text.indexOf('P'));
        if (!text.startsWith("0x") && !text.startsWith("0X") || p >= 0 && !isExponent(text.substring(p)))
            return false;
        int end = p < 0 ? text.length() : p;
        int point = text.indexOf('.');
        return point >= 2 && point < end - 1 && isHexDigits(text.substring(2, point)) && isHexDigits(text.substring(point + 1, end));
    }

    private static boolean isHexDigits(String text) {
        for (int i = 0; i < text.length(); i++)
            if (Character.digit(text.charAt(i), 16) < 0)
                return false;
        return true;
    }
}
