package java.lang;

/** null was used where an object is needed. The VM gives those that it throws itself a message that says what was null. */
public class NullPointerException extends RuntimeException {
    public NullPointerException() {
    }

    public NullPointerException(String message) {
        super(message);
    }
}
