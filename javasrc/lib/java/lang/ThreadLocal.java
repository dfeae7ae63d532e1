package java.lang;

import java.util.Objects;
import java.util.function.Supplier;

/** A variable of which each thread has its own copy. The copies lie in an array of the Thread: variable, value, variable... */
public class ThreadLocal<T> {
    public ThreadLocal() {
    }

    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new Supplied<>(supplier);
    }

    /** A variable whose first value comes from a supplier. */
    private static final class Supplied<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        Supplied(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        @Override
        protected T initialValue() {
            return supplier.get();
        }
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Thread thread = Thread.currentThread();
        int index = indexIn(thread.locals);
        if (index >= 0) {
            return (T) thread.locals[index + 1];
        }
        T value = initialValue();
        put(thread, value);
        return value;
    }

    public void set(T value) {
        put(Thread.currentThread(), value);
    }

    public void remove() {
        Thread thread = Thread.currentThread();
        int index = indexIn(thread.locals);
        if (index >= 0) {
            thread.locals = without(thread.locals, index);
        }
    }

    boolean isPresent() {
        return indexIn(Thread.currentThread().locals) >= 0;
    }

    T childValue(T parentValue) {
        throw new UnsupportedOperationException();
    }

    private int indexIn(Object[] locals) {
        for (int i = 0; locals != null && i < locals.length; i += 2) {
            if (locals[i] == this) {
                return i;
            }
        }
        return -1;
    }

    private void put(Thread thread, T value) {
        int index = indexIn(thread.locals);
        if (index < 0) {
            index = thread.locals == null ? 0 : thread.locals.length;
            Object[] more = new Object[index + 2];
            if (index > 0) {
                System.arraycopy(thread.locals, 0, more, 0, index);
            }
            more[index] = this;
            thread.locals = more;
        }
        thread.locals[index + 1] = value;
    }

    private static Object[] without(Object[] locals, int index) {
        if (locals.length == 2) {
            return null;
        }
        Object[] fewer = new Object[locals.length - 2];
        System.arraycopy(locals, 0, fewer, 0, index);
        System.arraycopy(locals, index + 2, fewer, index, fewer.length - index);
        return fewer;
    }

    /** What a new thread gets of its parent's variables: the inheritable ones. */
    @SuppressWarnings("unchecked")
    static Object[] inherited(Object[] locals) {
        int count = 0;
        for (int i = 0; locals != null && i < locals.length; i += 2) {
            count += locals[i] instanceof InheritableThreadLocal ? 2 : 0;
        }
        if (count == 0) {
            return null;
        }
        Object[] result = new Object[count];
        for (int i = 0, next = 0; i < locals.length; i += 2) {
            if (locals[i] instanceof InheritableThreadLocal) {
                result[next++] = locals[i];
                result[next++] = ((InheritableThreadLocal<Object>) locals[i]).childValue(locals[i + 1]);
            }
        }
        return result;
    }
}
