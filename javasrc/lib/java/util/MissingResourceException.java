package java.util;

/** Thrown when a resource bundle, or a key in it, is missing. */
public class MissingResourceException extends RuntimeException {
    private static final long serialVersionUID = -4876345176062000401L;

    private final String className;
    private final String key;

    public MissingResourceException(String s, String className, String key) {
        super(s);
        this.key = key;
        this.className = className;
    }

    MissingResourceException(String s, String className, String key, Throwable cause) {
        super(s, cause);
        this.key = key;
        this.className = className;
    }

    public String getKey() { return key; }
    public String getClassName() { return className; }
}
