package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Single-step operations on a volatile long field of other objects, found by reflection. */
public abstract class AtomicLongFieldUpdater<T> {
    protected AtomicLongFieldUpdater() {
    }

    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new Reflective<>(tclass, fieldName);
    }

    public abstract boolean compareAndSet(T object, long expect, long update);

    public abstract boolean weakCompareAndSet(T object, long expect, long update);

    public abstract void set(T object, long newValue);

    public abstract void lazySet(T object, long newValue);

    public abstract long get(T object);

    @Atomic
    public long getAndSet(T object, long newValue) {
        for (;;) {
            long old = get(object);
            if (compareAndSet(object, old, newValue)) {
                return old;
            }
        }
    }

    public long getAndIncrement(T object) {
        return getAndAdd(object, 1);
    }

    public long getAndDecrement(T object) {
        return getAndAdd(object, -1);
    }

    public long incrementAndGet(T object) {
        return addAndGet(object, 1);
    }

    public long decrementAndGet(T object) {
        return addAndGet(object, -1);
    }

    @Atomic
    public long getAndAdd(T object, long delta) {
        for (;;) {
            long old = get(object);
            long updated = old + delta;
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    @Atomic
    public long addAndGet(T object, long delta) {
        for (;;) {
            long old = get(object);
            long updated = old + delta;
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    public final long getAndUpdate(T object, LongUnaryOperator update) {
        for (;;) {
            long old = get(object);
            long updated = update.applyAsLong(old);
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    public final long updateAndGet(T object, LongUnaryOperator update) {
        for (;;) {
            long old = get(object);
            long updated = update.applyAsLong(old);
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    public final long getAndAccumulate(T object, long x, LongBinaryOperator accumulate) {
        for (;;) {
            long old = get(object);
            long updated = accumulate.applyAsLong(old, x);
            if (compareAndSet(object, old, updated)) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(T object, long x, LongBinaryOperator accumulate) {
        for (;;) {
            long old = get(object);
            long updated = accumulate.applyAsLong(old, x);
            if (compareAndSet(object, old, updated)) {
                return updated;
            }
        }
    }

    /** The one implementation. */
    private static final class Reflective<T> extends AtomicLongFieldUpdater<T> {
        private final Field field;

        Reflective(Class<T> tclass, String fieldName) {
            field = find(tclass, fieldName);
            if (field.getType() != long.class) {
                throw new IllegalArgumentException("Must be long type");
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
        public boolean compareAndSet(T object, long expect, long update) {
            if (get(object) != expect) {
                return false;
            }
            set(object, update);
            return true;
        }

        @Override
        @Atomic
        public boolean weakCompareAndSet(T object, long expect, long update) {
            return get(object) == expect && !Chance.failsSpuriously() && compareAndSet(object, expect, update);
        }

        @Override
        @Atomic
        public void set(T object, long newValue) {
            try {
                field.setLong(check(object), newValue);
            } catch (IllegalAccessException exception) {
                throw new RuntimeException(exception);
            }
        }

        @Override
        public void lazySet(T object, long newValue) {
            set(object, newValue);
        }

        @Override
        @Atomic
        public long get(T object) {
            try {
                return field.getLong(check(object));
            } catch (IllegalAccessException exception) {
                throw new RuntimeException(exception);
            }
        }
    }
}
