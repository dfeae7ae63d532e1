package java.lang;

/** A switch over sealed types or patterns met a value that no case accepts. */
public final class MatchException extends RuntimeException {
    public MatchException(String message, Throwable cause) {
        super(message, cause);
    }
}
