package java.lang;

/** A thread-local variable whose value new threads take over from the thread that makes them. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    @Override
    protected T childValue(T parentValue) {
        return parentValue;
    }
}
