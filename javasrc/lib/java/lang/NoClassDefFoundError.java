package java.lang;

/** A class that compiled code needs was not found, or could not be initialized. */
public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() {
    }

    public NoClassDefFoundError(String message) {
        super(message);
    }

    /** For the VM: a class whose initializer failed before names that failure as the cause. */
    private NoClassDefFoundError(String message, Throwable cause) {
        super(message, cause);
    }
}
