package java.lang;

/** Reflection was used to make an instance of a class that cannot have one. */
public class InstantiationException extends ReflectiveOperationException {
    public InstantiationException() {
    }

    public InstantiationException(String message) {
        super(message);
    }
}
