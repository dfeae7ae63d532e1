package java.io;

/** A deserialized object fails its own checks. */
public class InvalidObjectException extends ObjectStreamException {
    public InvalidObjectException(String message) {
        super(message);
    }

    public InvalidObjectException(String reason, Throwable cause) {
        super(reason, cause);
    }
}
