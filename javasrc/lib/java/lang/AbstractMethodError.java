package java.lang;

/** A call reached a method that has no body. */
public class AbstractMethodError extends IncompatibleClassChangeError {
    public AbstractMethodError() {
    }

    public AbstractMethodError(String message) {
        super(message);
    }
}
