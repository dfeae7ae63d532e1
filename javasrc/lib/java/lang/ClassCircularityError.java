package java.lang;

/** A class would be its own superclass or superinterface. */
public class ClassCircularityError extends LinkageError {
    public ClassCircularityError() {
    }

    public ClassCircularityError(String message) {
        super(message);
    }
}
