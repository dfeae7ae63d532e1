package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Single-step operations on a volatile int field of other objects, found by reflection. */
public abstract class AtomicIntegerFieldUpdater<T> {
    protected AtomicIntegerFieldUpdater() {
    }

    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new Reflective<>(tclass, fieldName);
    }

    public abstract boolean compareAndSet(T object, int expect, int update);

    public abstract boolean weakCompareAndSet(T object, int expect, int update);

    public abstract void set(T object, int newValue);

    public abstract void lazySet(T object, int newValue);

    public abstract int get(T object);

    @Atomic
    public int getAndSet(T object, int newValue) {
        for (;;) {
            int old = get(object);
            if (compareAndSet(object, old, newValue)) {
                return old;
            }
        }
    }

    public int getAndIncrement(T object) {
        return getAndAdd(object, 1);
    }

    public int getAndDecrement(T object) {
        return getAndAdd(object, -1);
    }

    public int incrementAndGet(T object) {
        return addAndGet(object, 1);
    }

    public int decrementAndGet(T object) {
        return addAndGet(object, -1);
    }

    @Atomic
    public int getAndAdd(T object, int delta) {
        for (;;) {
            int old = get(object);
            int updated = old + delta;
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    @Atomic
    public int addAndGet(T object, int delta) {
        for (;;) {
            int old = get(object);
            int updated = old + delta;
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    public final int getAndUpdate(T object, IntUnaryOperator update) {
        for (;;) {
            int old = get(object);
            int updated = update.applyAsInt(old);
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    public final int updateAndGet(T object, IntUnaryOperator update) {
        for (;;) {
            int old = get(object);
            int updated = update.applyAsInt(old);
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    public final int getAndAccumulate(T object, int x, IntBinaryOperator accumulate) {
        for (;;) {
            int old = get(object);
            int updated = accumulate.applyAsInt(old, x);
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(T object, int x, IntBinaryOperator accumulate) {
        for (;;) {
            int old = get(object);
            int updated = accumulate.applyAsInt(old, x);
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    /** The one implementation. */
    private static final class Reflective<T> extends AtomicIntegerFieldUpdater<T> {
        private final Field field;

        Reflective(Class<T> tclass, String fieldName) {
            field = find(tclass, fieldName);
            if (field.getType() != int.class) {
                throw new IllegalArgumentException("Must be integer type");
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

        @Override
        @Atomic
        public boolean compareAndSet(T object, int expect, int update) {
            if (get(object) != expect) {
                return false;
            }
            set(object, update);
            return true;
        }

        @Override
        @Atomic
        public boolean weakCompareAndSet(T object, int expect, int update) {
            return get(object) == expect && !Chance.failsSpuriously() && compareAndSet(object, expect, update);
        }

        @Override
        @Atomic
        public void set(T object, int newValue) {
            try {
                field.setInt(check(object), newValue);
            } catch (IllegalAccessException exception) {
                throw new RuntimeException(exception);
            }
        }

        @Override
        public void lazySet(T object, int newValue) {
            set(object, newValue);
        }

        @Override
        @Atomic
        public int get(T object) {
            try {
                return field.getInt(check(object));
            } catch (IllegalAccessException exception) {
                throw new RuntimeException(exception);
            }
        }
    }
}
