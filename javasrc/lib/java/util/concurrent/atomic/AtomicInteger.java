package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.Serializable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An int that is read and changed in single steps. */
public class AtomicInteger extends Number implements Serializable {
    private volatile int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    public final int get() {
        return value;
    }

    public final int getPlain() {
        return value;
    }

    public final int getOpaque() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final void setPlain(int newValue) {
        value = newValue;
    }

    public final void setOpaque(int newValue) {
        value = newValue;
    }

    public final void setRelease(int newValue) {
        value = newValue;
    }

    @Atomic
    public final int getAndSet(int newValue) {
        int old = value;
        value = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(int expectedValue, int newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public final boolean weakCompareAndSet(int expectedValue, int newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(int expectedValue, int newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(int expectedValue, int newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final int compareAndExchange(int expectedValue, int newValue) {
        int old = value;
        if (old == expectedValue) {
            value = newValue;
        }
        return old;
    }

    public final int compareAndExchangeAcquire(int expectedValue, int newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final int compareAndExchangeRelease(int expectedValue, int newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    @Atomic
    public final int getAndIncrement() {
        return value++;
    }

    @Atomic
    public final int getAndDecrement() {
        return value--;
    }

    @Atomic
    public final int incrementAndGet() {
        return ++value;
    }

    @Atomic
    public final int decrementAndGet() {
        return --value;
    }

    @Atomic
    public final int getAndAdd(int delta) {
        int old = value;
        value = old + delta;
        return old;
    }

    @Atomic
    public final int addAndGet(int delta) {
        return value += delta;
    }

    public final int getAndUpdate(IntUnaryOperator update) {
        for (;;) {
            int old = value;
            int updated = update.applyAsInt(old);
            if (compareAndSet(old, updated)) {
                return old;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator update) {
        for (;;) {
            int old = value;
            int updated = update.applyAsInt(old);
            if (compareAndSet(old, updated)) {
                return updated;
            }
        }
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulate) {
        for (;;) {
            int old = value;
            int updated = accumulate.applyAsInt(old, x);
            if (compareAndSet(old, updated)) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulate) {
        for (;;) {
            int old = value;
            int updated = accumulate.applyAsInt(old, x);
            if (compareAndSet(old, updated)) {
                return updated;
            }
        }
    }

    @Override
    public int intValue() {
        return value;
    }

    @Override
    public long longValue() {
        return (long) value;
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
