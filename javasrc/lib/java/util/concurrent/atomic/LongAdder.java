package java.util.concurrent.atomic;

import clew.internal.Chance;
import clew.internal.Atomic;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** A sum that many threads add to; one cell, since there is no contention to spread. */
public class LongAdder extends Number implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private volatile long value;

    public LongAdder() {
    }

    @Atomic
    public void add(long x) {
        value += x;
    }

    public void increment() {
        add(1L);
    }

    public void decrement() {
        add(-1L);
    }

    public long sum() {
        Chance.noteSumMayLag(this);
        return value;
    }

    public void reset() {
        value = 0;
    }

    /** As documented, the effect of two calls: what comes in between is lost. */
    public long sumThenReset() {
        long before = sum();
        reset();
        return before;
    }

    @Override public long longValue() { return sum(); }
    @Override public double doubleValue() { return sum(); }
    @Override public float floatValue() { return sum(); }
    @Override public int intValue() { return (int) sum(); }
    @Override public String toString() { return Long.toString(sum()); }

    // --- serialization ---

    /** What is written: the value. */
    private static final class SerializationProxy implements Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final long value;

        SerializationProxy(LongAdder from) {
            value = from.value;
        }

        private Object readResolve() {
            LongAdder read = new LongAdder();
            read.value = value;
            return read;
        }
    }

    private Object writeReplace() { return new SerializationProxy(this); }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }
}
