package java.lang.reflect;

/** Thrown by setAccessible where a module does not open the member's package. */
public class InaccessibleObjectException extends RuntimeException {
    private static final long serialVersionUID = 4158786093378140901L;

    public InaccessibleObjectException() {
    }

    public InaccessibleObjectException(String message) {
        super(message);
    }
}
