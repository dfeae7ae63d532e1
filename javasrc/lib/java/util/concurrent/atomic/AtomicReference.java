package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A reference that is read and changed in single steps; compared by identity. */
public class AtomicReference<V> implements Serializable {
    private static final long serialVersionUID = -1848883965231344442L;
    private volatile V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    public final V get() {
        return value;
    }

    public final V getPlain() {
        return value;
    }

    public final V getOpaque() {
        return value;
    }

    public final V getAcquire() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final void lazySet(V newValue) {
        value = newValue;
    }

    public final void setPlain(V newValue) {
        value = newValue;
    }

    public final void setOpaque(V newValue) {
        value = newValue;
    }

    public final void setRelease(V newValue) {
        value = newValue;
    }

    @Atomic
    public final V getAndSet(V newValue) {
        V old = value;
        value = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(V expectedValue, V newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public final boolean weakCompareAndSet(V expectedValue, V newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(V expectedValue, V newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(V expectedValue, V newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final V compareAndExchange(V expectedValue, V newValue) {
        V old = value;
        if (old == expectedValue) {
            value = newValue;
        }
        return old;
    }

    public final V compareAndExchangeAcquire(V expectedValue, V newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final V compareAndExchangeRelease(V expectedValue, V newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = value;
            V updated = updateFunction.apply(old);
            if (compareAndSet(old, updated)) {
                return old;
            }
        }
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        for (;;) {
            V old = value;
            V updated = updateFunction.apply(old);
            if (compareAndSet(old, updated)) {
                return updated;
            }
        }
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = value;
            V updated = accumulatorFunction.apply(old, x);
            if (compareAndSet(old, updated)) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        for (;;) {
            V old = value;
            V updated = accumulatorFunction.apply(old, x);
            if (compareAndSet(old, updated)) {
                return updated;
            }
        }
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
