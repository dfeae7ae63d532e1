package java.util;

/** A format string that is wrong, or does not go with its arguments. */
public class IllegalFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 18830826L;

    IllegalFormatException() {
    }
}
