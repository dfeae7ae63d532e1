package java.util;

/** An argument of a type that the conversion does not take. */
public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> argumentClass;

    public IllegalFormatConversionException(char conversion, Class<?> argumentClass) {
        this.conversion = conversion;
        this.argumentClass = Objects.requireNonNull(argumentClass);
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return argumentClass;
    }

    @Override
    public String getMessage() {
        return conversion + " != " + argumentClass.getName();
    }
}
