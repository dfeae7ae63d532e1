package java.lang.reflect;

/** Wraps a checked exception that a proxy's handler threw though the interface's method does not declare it. */
public class UndeclaredThrowableException extends RuntimeException {
    private static final long serialVersionUID = 330127114055056639L;

    public UndeclaredThrowableException(Throwable undeclared) {
        super(null, undeclared);
    }

    public UndeclaredThrowableException(Throwable undeclared, String message) {
        super(message, undeclared);
    }

    public Throwable getUndeclaredThrowable() {
        return getCause();
    }
}
