package java.lang;

/** A module layer could not be made. */
public class LayerInstantiationException extends RuntimeException {
    private static final long serialVersionUID = -906239691613568347L;

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
