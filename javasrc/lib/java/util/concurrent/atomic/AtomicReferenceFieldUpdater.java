package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Single-step operations on a volatile reference field of other objects, found by reflection. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
    protected AtomicReferenceFieldUpdater() {
    }

    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> tclass, Class<W> vclass, String fieldName) {
        return new Reflective<>(tclass, vclass, fieldName);
    }

    public abstract boolean compareAndSet(T object, V expect, V update);

    public abstract boolean weakCompareAndSet(T object, V expect, V update);

    public abstract void set(T object, V newValue);

    public abstract void lazySet(T object, V newValue);

    public abstract V get(T object);

    @Atomic
    public V getAndSet(T object, V newValue) {
        for (;;) {
            V old = get(object);
            if (compareAndSet(object, old, newValue)) {
                return old;
            }
        }
    }

    public final V getAndUpdate(T object, UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = get(object);
            V updated = updateFunction.apply(old);
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    public final V updateAndGet(T object, UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = get(object);
            V updated = updateFunction.apply(old);
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    public final V getAndAccumulate(T object, V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = get(object);
            V updated = accumulatorFunction.apply(old, x);
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(T object, V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = get(object);
            V updated = accumulatorFunction.apply(old, x);
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    /** The one implementation. */
    private static final class Reflective<T, V> extends AtomicReferenceFieldUpdater<T, V> {
        private final Field field;

        Reflective(Class<T> tclass, Class<V> vclass, String fieldName) {
            field = find(tclass, fieldName);
            if (field.getType() != vclass) {
                throw new ClassCastException();
            }
            if (vclass.isPrimitive()) {
                throw new IllegalArgumentException("Must be reference type");
            }
            if (!Modifier.isVolatile(field.getModifiers())) {
                throw new IllegalArgumentException("Must be volatile type");
            }
        }

        private static Field find(Class<?> type, String name) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (Exception exception) {
                throw new RuntimeException(exception);
            }
        }

        private T check(T object) {
            if (!field.getDeclaringClass().isInstance(object)) {
                throw new ClassCastException();
            }
            return object;
        }

        private V checkValue(V value) {
            if (value != null && !field.getType().isInstance(value)) {
                throw new ClassCastException();
            }
            return value;
        }

        @Override
        @Atomic
        public boolean compareAndSet(T object, V expect, V update) {
            if (get(object) != expect) {
                return false;
            }
            set(object, update);
            return true;
        }

        @Override
        @Atomic
        public boolean weakCompareAndSet(T object, V expect, V update) {
            return get(object) == expect && !Chance.failsSpuriously() && compareAndSet(object, expect, update);
        }

        @Override
        @Atomic
        public void set(T object, V newValue) {
            try {
                field.set(check(object), checkValue(newValue));
            } catch (IllegalAccessException exception) {
                throw new RuntimeException(exception);
            }
        }

        @Override
        public void lazySet(T object, V newValue) {
            set(object, newValue);
        }

        @Override
        @Atomic
        @SuppressWarnings("unchecked")
        public V get(T object) {
            try {
                return (V) field.get(check(object));
            } catch (IllegalAccessException exception) {
                throw new RuntimeException(exception);
            }
        }
    }
}
