package java.lang;

/** A type that is named by text, as in an annotation, cannot be found. */
public class TypeNotPresentException extends RuntimeException {
    private final String typeName;

    public TypeNotPresentException(String typeName, Throwable cause) {
        super("Type ".concat(typeName + " not present"), cause);
        this.typeName = typeName;
    }

    public String typeName() { return typeName; }
}
