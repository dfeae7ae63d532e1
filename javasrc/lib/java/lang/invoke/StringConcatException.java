package java.lang.invoke;

/** The parts of a string concatenation do not fit together. */
public final class StringConcatException extends Exception {
    private static final long serialVersionUID = 292L + 9L;

    public StringConcatException(String message) {
        super(message);
    }

    public StringConcatException(String message, Throwable cause) {
        super(message, cause);
    }
}
