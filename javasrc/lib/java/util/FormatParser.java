package java.util;

/** Takes a format string apart: into text (String) and {@link FormatSpecifier}s. */
final class FormatParser {
    private static final int NO_ARGUMENT = -1;          // there is none with the number 0

    private final String format;
    private int at;                         // behind the % of the specifier being read

    private FormatParser(String format) {
        this.format = format;
    }

    static List<Object> parse(String s) {
        FormatParser parser = new FormatParser(s);
        List<Object> parts = new ArrayList<>();
        while (parser.at < s.length()) {
            int percent = s.indexOf('%', parser.at);
            int end = percent < 0 ? s.length() : percent;
            if (end > parser.at)
                parts.add(s.substring(parser.at, end));
            if (percent < 0)
                break;
            parser.at = percent + 1;
            parts.add(parser.specifier());
        }
        return parts;
    }

    private FormatSpecifier specifier() {
        if (at == format.length())
            throw new UnknownFormatConversionException("%");
        char first = format.charAt(at);
        int digitsEnd = skipDigits(at);
        int index = 0;
        if (digitsEnd > at && charAt(digitsEnd) == '$') {
            index = number(at, digitsEnd);
            at = digitsEnd + 1;
            if (index == 0)
                index = NO_ARGUMENT;
        }
        int flagsStart = at;
        while (FormatSpecifier.flag(charAt(at)) != 0)
            at++;
        int flagsEnd = at;
        int widthEnd = skipDigits(at);
        at = widthEnd;
        int precisionEnd = charAt(at) == '.' ? skipDigits(at + 1) : at;
        if (precisionEnd > at + 1)
            at = precisionEnd;
        boolean dateTime = (charAt(at) | 0x20) == 't' && isConversion(charAt(at + 1));
        boolean upper = charAt(at) == 'T';
        if (dateTime)
            at++;
        if (!isConversion(charAt(at)))
            throw new UnknownFormatConversionException(String.valueOf(first));
        if (index < 0)
            throw new IllegalFormatArgumentIndexException(index == NO_ARGUMENT ? 0 : index);
        FormatSpecifier specifier = new FormatSpecifier(index, flags(flagsStart, flagsEnd),
            width(flagsEnd, widthEnd), precision(widthEnd, dateTime ? at - 1 : at), dateTime, upper, charAt(at));
        at++;
        return specifier;
    }

    private char charAt(int index) {
        return index < format.length() ? format.charAt(index) : 0;
    }

    private static boolean isConversion(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '%';
    }

    private int skipDigits(int from) {
        while (charAt(from) >= '0' && charAt(from) <= '9')
            from++;
        return from;
    }

    /** The number, or Integer.MIN_VALUE when it is too large. */
    private int number(int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = 10 * value + (format.charAt(i) - '0');
            if (value > Integer.MAX_VALUE)
                return Integer.MIN_VALUE;
        }
        return (int) value;
    }

    private int flags(int from, int to) {
        int flags = 0;
        for (int i = from; i < to; i++) {
            int flag = FormatSpecifier.flag(format.charAt(i));
            if ((flags & flag) != 0)
                throw new DuplicateFormatFlagsException(FormatSpecifier.flagsToString(flag));
            flags |= flag;
        }
        return flags;
    }

    private int width(int from, int to) {
        if (from == to)
            return -1;
        int width = number(from, to);
        if (width < 0)
            throw new IllegalFormatWidthException(width);
        return width;
    }

    private int precision(int from, int to) {
        if (from == to)
            return -1;
        int precision = number(from + 1, to);
        if (precision < 0)
            throw new IllegalFormatPrecisionException(precision);
        return precision;
    }
}
