package java.lang;

import java.util.Map;
import java.util.WeakHashMap;

/** A value computed once for each class that it is asked for. */
public abstract class ClassValue<T> {
    private final Map<Class<?>, T> values = new WeakHashMap<>();

    protected ClassValue() {
    }

    protected abstract T computeValue(Class<?> type);

    public T get(Class<?> type) {
        synchronized (values) {
            if (values.containsKey(type)) {
                return values.get(type);
            }
        }
        T computed = computeValue(type);
        synchronized (values) {
            if (!values.containsKey(type)) {
                values.put(type, computed);
            }
            return values.get(type);
        }
    }

    public void remove(Class<?> type) {
        if (type == null) {
            throw new NullPointerException("Cannot read field \"classValueMap\" because \"type\" is null");
        }
        synchronized (values) {
            values.remove(type);
        }
    }
}
