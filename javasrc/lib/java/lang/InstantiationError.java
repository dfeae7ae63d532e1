package java.lang;

/** Compiled code makes an instance of an abstract class or interface. */
public class InstantiationError extends IncompatibleClassChangeError {
    public InstantiationError() {
    }

    public InstantiationError(String message) {
        super(message);
    }
}
