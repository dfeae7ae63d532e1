package java.util.concurrent;

/** A stage ended with the exception that is the cause. */
public class CompletionException extends RuntimeException {
    protected CompletionException() {
    }

    protected CompletionException(String message) {
        super(message);
    }

    public CompletionException(String message, Throwable cause) {
        super(message, cause);
    }

    public CompletionException(Throwable cause) {
        super(cause);
    }
}
