package java.io;

/** What goes wrong with object streams. */
public abstract class ObjectStreamException extends IOException {
    protected ObjectStreamException() {
    }

    protected ObjectStreamException(String message) {
        super(message);
    }

    protected ObjectStreamException(String message, Throwable cause) {
        super(message, cause);
    }

    protected ObjectStreamException(Throwable cause) {
        super(cause);
    }
}
