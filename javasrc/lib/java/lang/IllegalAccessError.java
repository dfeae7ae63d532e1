package java.lang;

/** Compiled code uses a member that it may not access. */
public class IllegalAccessError extends IncompatibleClassChangeError {
    public IllegalAccessError() {
    }

    public IllegalAccessError(String message) {
        super(message);
    }
}
