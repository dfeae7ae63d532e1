package java.lang.reflect;

/** Wraps what a method called by reflection has thrown. */
public class InvocationTargetException extends ReflectiveOperationException {
    private static final long serialVersionUID = 4085088731926701167L;

    private final Throwable target;

    protected InvocationTargetException() {
        this(null);
    }

    public InvocationTargetException(Throwable target) {
        this(target, null);
    }

    public InvocationTargetException(Throwable target, String message) {
        super(message, null);
        this.target = target;
    }

    public Throwable getTargetException() {
        return target;
    }

    @Override
    public Throwable getCause() {
        return target;
    }
}
