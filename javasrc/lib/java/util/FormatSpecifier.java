package java.util;

import java.math.BigDecimal;
import java.math.BigInteger;

/** One %-specifier: checked when made, then printed with its argument. */
final class FormatSpecifier {
    static final int LEFT = 1, ALTERNATE = 2, PLUS = 4, SPACE = 8, ZERO = 16, GROUP = 32, PARENTHESES = 64, PREVIOUS = 128;
    private static final String FLAGS = "-#+ 0,(<";

    final int index;                        // 1 is the first argument; 0: none given, or < which wins
    private final int flags;
    final int width;                        // -1: none
    final int precision;                    // -1: none
    private final boolean dateTime;
    private final boolean upper;
    final char conversion;                  // in lower case, but for dates and times

    FormatSpecifier(int index, int flags, int width, int precision, boolean dateTime, boolean upperDateTime, char c) {
        this.index = (flags & PREVIOUS) != 0 ? 0 : index;
        this.flags = flags;
        this.width = width;
        this.precision = precision;
        this.dateTime = dateTime;
        this.upper = dateTime ? upperDateTime : c >= 'A' && c <= 'Z';
        this.conversion = dateTime || !upper ? c : (char) (c | 0x20);
        if (!dateTime && "bBhHsScCdoxXeEfgGaA%n".indexOf(c) < 0)
            throw new UnknownFormatConversionException(String.valueOf(c));
        check();
    }

    static int flag(char c) {
        int at = FLAGS.indexOf(c);
        return at < 0 ? 0 : 1 << at;
    }

    static String flagsToString(int flags) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < FLAGS.length(); i++)
            if ((flags & 1 << i) != 0)
                text.append(FLAGS.charAt(i));
        return text.toString();
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    boolean takesArgument() {
        return dateTime || conversion != '%' && conversion != 'n';
    }

    private void check() {
        if (dateTime)
            checkDateTime();
        else if (conversion == '%' || conversion == 'n')
            checkText();
        else if (conversion == 'b' || conversion == 'h' || conversion == 's')
            checkGeneral();
        else if (conversion == 'c')
            checkCharacter();
        else
            checkNumber();
    }

    private void checkDateTime() {
        refusePrecision();
        if (!FormatDateTime.isKnown(conversion))
            throw new UnknownFormatConversionException("t" + conversion);
        refuseFlags(ALTERNATE | PLUS | SPACE | ZERO | GROUP | PARENTHESES);
        needWidth(LEFT);
    }

    private void checkText() {
        refusePrecision();
        if (conversion == '%') {
            if (flags != LEFT && flags != 0)
                throw new IllegalFormatFlagsException(flagsToString(flags));
            needWidth(LEFT);
        } else {
            if (width != -1)
                throw new IllegalFormatWidthException(width);
            if (flags != 0)
                throw new IllegalFormatFlagsException(flagsToString(flags));
        }
    }

    private void checkGeneral() {
        if (conversion != 's')
            refuseFlags(ALTERNATE);
        needWidth(LEFT);
        refuseFlags(PLUS | SPACE | ZERO | GROUP | PARENTHESES);
    }

    private void checkCharacter() {
        refusePrecision();
        refuseFlags(ALTERNATE | PLUS | SPACE | ZERO | GROUP | PARENTHESES);
        needWidth(LEFT);
    }

    private void checkNumber() {
        needWidth(LEFT | ZERO);
        if (has(PLUS) && has(SPACE) || has(LEFT) && has(ZERO))
            throw new IllegalFormatFlagsException(flagsToString(flags & LEFT) + (upper ? "^" : "") + flagsToString(flags & ~LEFT));
        if (conversion == 'd' || conversion == 'o' || conversion == 'x')
            refusePrecision();
        switch (conversion) {
            case 'd':
            case 'g':
                refuseFlags(ALTERNATE);
                break;
            case 'o':
            case 'x':
            case 'e':
                refuseFlags(GROUP);
                break;
            case 'a':
                refuseFlags(PARENTHESES);
                refuseFlags(GROUP);
                break;
            default:
        }
    }

    private void refusePrecision() {
        if (precision != -1)
            throw new IllegalFormatPrecisionException(precision);
    }

    private void needWidth(int flag) {
        if (width == -1 && has(flag))
            throw new MissingFormatWidthException(toString());
    }

    /** The first of these flags that is set is the one to blame. */
    private void refuseFlags(int refused) {
        int wrong = Integer.lowestOneBit(flags & refused);
        if (wrong != 0)
            throw new FormatFlagsConversionMismatchException(flagsToString(wrong), conversion);
    }

    void print(Formatter formatter, FormatSymbols symbols, Object argument) {
        if (conversion == 's' && !dateTime && argument instanceof Formattable formattable) {
            printFormattable(formatter, formattable);
            return;
        }
        String text = text(symbols, argument);
        formatter.append(justify(upper ? symbols.upperCase(text) : text));
    }

    private void printFormattable(Formatter formatter, Formattable argument) {
        argument.formatTo(formatter, (has(LEFT) ? FormattableFlags.LEFT_JUSTIFY : 0)
            | (upper ? FormattableFlags.UPPERCASE : 0) | (has(ALTERNATE) ? FormattableFlags.ALTERNATE : 0), width, precision);
    }

    private String text(FormatSymbols symbols, Object argument) {
        if (dateTime)
            return argument == null ? "null" : dateTime(symbols, argument);
        switch (conversion) {
            case '%':
                return "%";
            case 'n':
                return System.lineSeparator();
            case 'b':
                return cut(String.valueOf(argument instanceof Boolean ? argument : argument != null));
            case 'h':
                return cut(argument == null ? "null" : Integer.toHexString(argument.hashCode()));
            case 's':
                return string(argument);
            default:
                return argument == null ? cut("null") : conversion == 'c' ? character(argument) : number(symbols, argument);
        }
    }

    private String string(Object argument) {
        refuseFlags(ALTERNATE);
        return cut(argument == null ? "null" : argument.toString());
    }

    private String cut(String text) {
        return precision != -1 && precision < text.length() ? text.substring(0, precision) : text;
    }

    private String character(Object argument) {
        if (argument instanceof Character)
            return argument.toString();
        if (!(argument instanceof Byte || argument instanceof Short || argument instanceof Integer))
            throw wrongType(argument);
        int codePoint = ((Number) argument).intValue();
        if (!Character.isValidCodePoint(codePoint))
            throw new IllegalFormatCodePointException(codePoint);
        return Character.toString(codePoint);
    }

    private String number(FormatSymbols symbols, Object argument) {
        FormatNumber number = new FormatNumber(this, symbols);
        if (conversion == 'd' || conversion == 'o' || conversion == 'x')
            return integer(number, argument);
        if (argument instanceof Double || argument instanceof Float)
            return number.floating(((Number) argument).doubleValue());
        if (argument instanceof Number && argument instanceof BigDecimal decimal && conversion != 'a')
            return number.decimal(decimal);
        throw wrongType(argument);
    }

    private String integer(FormatNumber number, Object argument) {
        int bits = argument instanceof Integer ? 32 : argument instanceof Long ? 64
            : argument instanceof Short ? 16 : argument instanceof Byte ? 8 : 0;
        if (bits == 0 && argument instanceof Number && argument instanceof BigInteger big)
            return number.bigInteger(big);  // asked last, so that the JDK's class is not needed for the others
        if (bits == 0)
            throw wrongType(argument);
        if (conversion != 'd') {
            if (has(PARENTHESES))
                refuseFlags(PARENTHESES);
            if (has(SPACE))
                refuseFlags(SPACE);
            refuseFlags(PLUS);
        }
        return number.integer(((Number) argument).longValue(), bits);
    }

    private String dateTime(FormatSymbols symbols, Object argument) {
        String text = FormatDateTime.format(conversion, symbols, argument);
        if (text == null)
            throw wrongType(argument);
        return text;
    }

    private IllegalFormatConversionException wrongType(Object argument) {
        return new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private String justify(String text) {
        int missing = width - text.length();
        if (missing <= 0 || conversion == 'n')
            return text;
        return has(LEFT) ? text + " ".repeat(missing) : " ".repeat(missing) + text;
    }

    /** As messages show it; not always as it was written. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("%").append(flagsToString(flags));
        if (index > 0 && takesArgument())
            text.append(index).append('$');
        if (width != -1)
            text.append(width);
        if (precision != -1)
            text.append('.').append(precision);
        if (dateTime)
            text.append(upper ? 'T' : 't');
        return text.append(upper ? Character.toUpperCase(conversion) : conversion).toString();
    }
}
