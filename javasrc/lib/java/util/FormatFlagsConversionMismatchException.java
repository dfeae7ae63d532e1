package java.util;

/** A flag that the conversion does not allow. */
public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    private static final long serialVersionUID = 19120414L;
    private final String f;
    private final char c;

    public FormatFlagsConversionMismatchException(String flags, char conversion) {
        this.f = Objects.requireNonNull(flags);
        this.c = conversion;
    }

    public String getFlags() {
        return f;
    }

    public char getConversion() {
        return c;
    }

    @Override
    public String getMessage() {
        return "Conversion = " + c + ", Flags = " + f;
    }
}
