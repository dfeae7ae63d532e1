package java.util.concurrent;

/** The value of a cancelled task was asked for. */
public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}
