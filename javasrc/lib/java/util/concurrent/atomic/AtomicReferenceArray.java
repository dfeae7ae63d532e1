package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** An array of references, each read and changed in single steps. */
public class AtomicReferenceArray<E> implements Serializable {
    private static final long serialVersionUID = -6209656149925076980L;
    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = Arrays.copyOf(array, array.length, Object[].class);
    }

    public final int length() {
        return array.length;
    }

    @Atomic
    @SuppressWarnings("unchecked")
    public final E get(int i) {
        return (E) array[i];
    }

    public final E getPlain(int i) {
        return get(i);
    }

    public final E getOpaque(int i) {
        return get(i);
    }

    public final E getAcquire(int i) {
        return get(i);
    }

    @Atomic
    public final void set(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void lazySet(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setPlain(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setOpaque(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setRelease(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final E getAndSet(int i, E newValue) {
        E old = get(i);
        array[i] = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(int i, E expectedValue, E newValue) {
        if (array[i] != expectedValue) {
            return false;
        }
        array[i] = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public final boolean weakCompareAndSet(int i, E expectedValue, E newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetPlain(int i, E expectedValue, E newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(int i, E expectedValue, E newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(int i, E expectedValue, E newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(int i, E expectedValue, E newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final E compareAndExchange(int i, E expectedValue, E newValue) {
        E old = get(i);
        if (old == expectedValue) {
            array[i] = newValue;
        }
        return old;
    }

    public final E compareAndExchangeAcquire(int i, E expectedValue, E newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final E compareAndExchangeRelease(int i, E expectedValue, E newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        for (;;) {
            E old = get(i);
            E updated = updateFunction.apply(old);
            if (compareAndSet(i, old, updated)) {
                return old;
            }
        }
    }

    public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        for (;;) {
            E old = get(i);
            E updated = updateFunction.apply(old);
            if (compareAndSet(i, old, updated)) {
                return updated;
            }
        }
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        for (;;) {
            E old = get(i);
            E updated = accumulatorFunction.apply(old, x);
            if (compareAndSet(i, old, updated)) {
                return old;
            }
        }
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        for (;;) {
            E old = get(i);
            E updated = accumulatorFunction.apply(old, x);
            if (compareAndSet(i, old, updated)) {
                return updated;
            }
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }
}
