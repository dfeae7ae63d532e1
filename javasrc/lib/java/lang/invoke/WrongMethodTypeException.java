package java.lang.invoke;

/** A method handle was called with a type that it does not have. */
public class WrongMethodTypeException extends RuntimeException {
    private static final long serialVersionUID = 292L;

    public WrongMethodTypeException() {
    }

    public WrongMethodTypeException(String message) {
        super(message);
    }

    public WrongMethodTypeException(String message, Throwable cause) {
        super(message, cause);
    }

    public WrongMethodTypeException(Throwable cause) {
        super(cause);
    }
}
