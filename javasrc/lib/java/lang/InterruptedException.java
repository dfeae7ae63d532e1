package java.lang;

/** A thread was interrupted before or while it was blocked. */
public class InterruptedException extends Exception {
    public InterruptedException() {
    }

    public InterruptedException(String message) {
        super(message);
    }
}
