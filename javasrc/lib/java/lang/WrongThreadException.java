package java.lang;

/** A method was called by a thread that may not call it. */
public final class WrongThreadException extends RuntimeException {
    public WrongThreadException() {
    }

    public WrongThreadException(String message) {
        super(message);
    }

    public WrongThreadException(String message, Throwable cause) {
        super(message, cause);
    }

    public WrongThreadException(Throwable cause) {
        super(cause);
    }
}
