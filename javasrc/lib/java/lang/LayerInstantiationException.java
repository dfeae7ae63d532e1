package java.lang;

/** A module layer could not be made. */
public class LayerInstantiationException extends RuntimeException {
    public LayerInstantiationException() {
    }

    public LayerInstantiationException(String message) {
        super(message);
    }

    public LayerInstantiationException(Throwable cause) {
        super(cause);
    }

    public LayerInstantiationException(String message, Throwable cause) {
        super(message, cause);
    }
}
