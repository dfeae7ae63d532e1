package java.util.concurrent.atomic;

import clew.internal.Chance;
import clew.internal.Atomic;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.function.LongBinaryOperator;

/** A running value that many threads combine into; one cell, since there is no contention to spread. */
public class LongAccumulator extends Number implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final LongBinaryOperator function;
    private final long identity;
    private volatile long value;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        function = accumulatorFunction;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(long x) {
        long old;
        do {
            old = value;
        } while (!replace(old, function.applyAsLong(old, x)));
    }

    @Atomic
    private boolean replace(long old, long updated) {
        if (value != old) {
            return false;
        }
        value = updated;
        return true;
    }

    public long get() {
        Chance.noteSumMayLag(this);
        return value;
    }

    public void reset() {
        value = identity;
    }

    /** As documented, the effect of two calls: what comes in between is lost. */
    public long getThenReset() {
        long before = get();
        reset();
        return before;
    }

    @Override public long longValue() { return get(); }
    @Override public double doubleValue() { return get(); }
    @Override public float floatValue() { return get(); }
    @Override public int intValue() { return (int) get(); }
    @Override public String toString() { return Long.toString(get()); }

    // --- serialization ---

    /** What is written: the value and where it comes from. */
    private static final class SerializationProxy implements Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final long value;
        private final LongBinaryOperator function;
        private final long identity;

        SerializationProxy(LongAccumulator from) {
            value = from.value;
            function = from.function;
            identity = from.identity;
        }

        private Object readResolve() {
            LongAccumulator read = new LongAccumulator(function, identity);
            read.value = value;
            return read;
        }
    }

    private Object writeReplace() { return new SerializationProxy(this); }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }
}
