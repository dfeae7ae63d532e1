package java.util;

/** A flag that needs a width has none. */
public class MissingFormatWidthException extends IllegalFormatException {
    private static final long serialVersionUID = 15560123L;
    private final String s;

    public MissingFormatWidthException(String specifier) {
        this.s = Objects.requireNonNull(specifier);
    }

    public String getFormatSpecifier() {
        return s;
    }

    @Override
    public String getMessage() {
        return s;
    }
}
