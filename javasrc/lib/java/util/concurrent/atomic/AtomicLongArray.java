package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** An array of longs, each read and changed in single steps. */
public class AtomicLongArray implements Serializable {
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    @Atomic
    public final long get(int i) {
        return array[i];
    }

    public final long getPlain(int i) {
        return get(i);
    }

    public final long getOpaque(int i) {
        return get(i);
    }

    public final long getAcquire(int i) {
        return get(i);
    }

    @Atomic
    public final void set(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void lazySet(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setPlain(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setOpaque(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setRelease(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final long getAndSet(int i, long newValue) {
        long old = get(i);
        array[i] = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(int i, long expectedValue, long newValue) {
        if (array[i] != expectedValue) {
            return false;
        }
        array[i] = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public final boolean weakCompareAndSet(int i, long expectedValue, long newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(int i, long expectedValue, long newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(int i, long expectedValue, long newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final long compareAndExchange(int i, long expectedValue, long newValue) {
        long old = get(i);
        if (old == expectedValue) {
            array[i] = newValue;
        }
        return old;
    }

    public final long compareAndExchangeAcquire(int i, long expectedValue, long newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final long compareAndExchangeRelease(int i, long expectedValue, long newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    @Atomic
    public final long getAndIncrement(int i) {
        return array[i]++;
    }

    @Atomic
    public final long getAndDecrement(int i) {
        return array[i]--;
    }

    @Atomic
    public final long incrementAndGet(int i) {
        return ++array[i];
    }

    @Atomic
    public final long decrementAndGet(int i) {
        return --array[i];
    }

    @Atomic
    public final long getAndAdd(int i, long delta) {
        long old = array[i];
        array[i] = old + delta;
        return old;
    }

    @Atomic
    public long addAndGet(int i, long delta) {
        return array[i] += delta;
    }

    public final long getAndUpdate(int i, LongUnaryOperator update) {
        for (;;) {
            long old = get(i);
            long updated = update.applyAsLong(old);
            if (compareAndSet(i, old, updated)) {
                return old;
            }
        }
    }

    public final long updateAndGet(int i, LongUnaryOperator update) {
        for (;;) {
            long old = get(i);
            long updated = update.applyAsLong(old);
            if (compareAndSet(i, old, updated)) {
                return updated;
            }
        }
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulate) {
        for (;;) {
            long old = get(i);
            long updated = accumulate.applyAsLong(old, x);
            if (compareAndSet(i, old, updated)) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulate) {
        for (;;) {
            long old = get(i);
            long updated = accumulate.applyAsLong(old, x);
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
