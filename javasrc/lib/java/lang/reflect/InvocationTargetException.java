package java.lang.reflect;

/** Wraps what a method called by reflection has thrown. */
public class InvocationTargetException extends ReflectiveOperationException {
    private static final long serialVersionUID = 4085088731926701167L;

    protected InvocationTargetException() {
        super((Throwable) null);
    }

    public InvocationTargetException(Throwable target) {
        super(null, target);
    }

    public InvocationTargetException(Throwable target, String message) {
        super(message, target);
    }

    public Throwable getTargetException() {
        return getCause();
    }
}
