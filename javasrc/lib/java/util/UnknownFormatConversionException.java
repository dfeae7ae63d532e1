package java.util;

/** An unknown conversion. */
public class UnknownFormatConversionException extends IllegalFormatException {
    private static final long serialVersionUID = 19060418L;
    private final String s;

    public UnknownFormatConversionException(String conversion) {
        this.s = Objects.requireNonNull(conversion);
    }

    public String getConversion() {
        return s;
    }

    @Override
    public String getMessage() {
        return "Conversion = '" + s + "'";
    }
}
