package java.util;

/** An argument of a type that the conversion does not take. */
public class IllegalFormatConversionException extends IllegalFormatException {
    private static final long serialVersionUID = 17000126L;
    private final char c;
    private final Class<?> arg;

    public IllegalFormatConversionException(char conversion, Class<?> argumentClass) {
        this.c = conversion;
        this.arg = Objects.requireNonNull(argumentClass);
    }

    public char getConversion() {
        return c;
    }

    public Class<?> getArgumentClass() {
        return arg;
    }

    @Override
    public String getMessage() {
        return c + " != " + arg.getName();
    }
}
