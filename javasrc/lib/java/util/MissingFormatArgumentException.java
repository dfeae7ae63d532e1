package java.util;

/** A format specifier that has no argument. */
public class MissingFormatArgumentException extends IllegalFormatException {
    private static final long serialVersionUID = 19190115L;
    private final String s;

    public MissingFormatArgumentException(String specifier) {
        this.s = Objects.requireNonNull(specifier);
    }

    public String getFormatSpecifier() {
        return s;
    }

    @Override
    public String getMessage() {
        return "Format specifier '" + s + "'";
    }
}
