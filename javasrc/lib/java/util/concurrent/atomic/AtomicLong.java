package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.Serializable;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long that is read and changed in single steps. */
public class AtomicLong extends Number implements Serializable {
    private volatile long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    public final long get() {
        return value;
    }

    public final long getPlain() {
        return value;
    }

    public final long getOpaque() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final void setPlain(long newValue) {
        value = newValue;
    }

    public final void setOpaque(long newValue) {
        value = newValue;
    }

    public final void setRelease(long newValue) {
        value = newValue;
    }

    @Atomic
    public final long getAndSet(long newValue) {
        long old = value;
        value = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(long expectedValue, long newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public final boolean weakCompareAndSet(long expectedValue, long newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(long expectedValue, long newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(long expectedValue, long newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final long compareAndExchange(long expectedValue, long newValue) {
        long old = value;
        if (old == expectedValue) {
            value = newValue;
        }
        return old;
    }

    public final long compareAndExchangeAcquire(long expectedValue, long newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final long compareAndExchangeRelease(long expectedValue, long newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    @Atomic
    public final long getAndIncrement() {
        return value++;
    }

    @Atomic
    public final long getAndDecrement() {
        return value--;
    }

    @Atomic
    public final long incrementAndGet() {
        return ++value;
    }

    @Atomic
    public final long decrementAndGet() {
        return --value;
    }

    @Atomic
    public final long getAndAdd(long delta) {
        long old = value;
        value = old + delta;
        return old;
    }

    @Atomic
    public final long addAndGet(long delta) {
        return value += delta;
    }

    public final long getAndUpdate(LongUnaryOperator update) {
        for (;;) {
            long old = value;
            long updated = update.applyAsLong(old);
            if (compareAndSet(old, updated)) {
                return old;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator update) {
        for (;;) {
            long old = value;
            long updated = update.applyAsLong(old);
            if (compareAndSet(old, updated)) {
                return updated;
            }
        }
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulate) {
        for (;;) {
            long old = value;
            long updated = accumulate.applyAsLong(old, x);
            if (compareAndSet(old, updated)) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulate) {
        for (;;) {
            long old = value;
            long updated = accumulate.applyAsLong(old, x);
            if (compareAndSet(old, updated)) {
                return updated;
            }
        }
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return (double) value;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
