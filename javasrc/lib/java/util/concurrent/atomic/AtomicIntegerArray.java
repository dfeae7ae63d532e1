package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.Serializable;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An array of ints, each read and changed in single steps. */
public class AtomicIntegerArray implements Serializable {
    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    @Atomic
    public final int get(int i) {
        return array[i];
    }

    public final int getPlain(int i) {
        return get(i);
    }

    public final int getOpaque(int i) {
        return get(i);
    }

    public final int getAcquire(int i) {
        return get(i);
    }

    @Atomic
    public final void set(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void lazySet(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setPlain(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setOpaque(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final void setRelease(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic
    public final int getAndSet(int i, int newValue) {
        int old = get(i);
        array[i] = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(int i, int expectedValue, int newValue) {
        if (array[i] != expectedValue) {
            return false;
        }
        array[i] = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public final boolean weakCompareAndSet(int i, int expectedValue, int newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(int i, int expectedValue, int newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(int i, int expectedValue, int newValue) {
        return array[i] == expectedValue && !Chance.failsSpuriously() && compareAndSet(i, expectedValue, newValue);
    }

    @Atomic
    public final int compareAndExchange(int i, int expectedValue, int newValue) {
        int old = get(i);
        if (old == expectedValue) {
            array[i] = newValue;
        }
        return old;
    }

    public final int compareAndExchangeAcquire(int i, int expectedValue, int newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final int compareAndExchangeRelease(int i, int expectedValue, int newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    @Atomic
    public final int getAndIncrement(int i) {
        return array[i]++;
    }

    @Atomic
    public final int getAndDecrement(int i) {
        return array[i]--;
    }

    @Atomic
    public final int incrementAndGet(int i) {
        return ++array[i];
    }

    @Atomic
    public final int decrementAndGet(int i) {
        return --array[i];
    }

    @Atomic
    public final int getAndAdd(int i, int delta) {
        int old = array[i];
        array[i] = old + delta;
        return old;
    }

    @Atomic
    public int addAndGet(int i, int delta) {
        return array[i] += delta;
    }

    public final int getAndUpdate(int i, IntUnaryOperator update) {
        for (;;) {
            int old = get(i);
            int updated = update.applyAsInt(old);
            if (compareAndSet(i, old, updated)) {
                return old;
            }
        }
    }

    public final int updateAndGet(int i, IntUnaryOperator update) {
        for (;;) {
            int old = get(i);
            int updated = update.applyAsInt(old);
            if (compareAndSet(i, old, updated)) {
                return updated;
            }
        }
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulate) {
        for (;;) {
            int old = get(i);
            int updated = accumulate.applyAsInt(old, x);
            if (compareAndSet(i, old, updated)) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulate) {
        for (;;) {
            int old = get(i);
            int updated = accumulate.applyAsInt(old, x);
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
