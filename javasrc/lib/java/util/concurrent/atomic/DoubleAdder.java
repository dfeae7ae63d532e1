package java.util.concurrent.atomic;

import clew.internal.Chance;
import clew.internal.Atomic;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;

/** A sum that many threads add to; one cell, since there is no contention to spread. */
public class DoubleAdder extends Number implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private volatile double value;

    public DoubleAdder() {
    }

    @Atomic
    public void add(double x) {
        value += x;
    }

    public double sum() {
        Chance.noteSumMayLag(this);
        return value;
    }

    public void reset() {
        value = 0;
    }

    /** As documented, the effect of two calls: what comes in between is lost. */
    public double sumThenReset() {
        double before = sum();
        reset();
        return before;
    }

    @Override
    public String toString() {
        return String.valueOf(sum());
    }

    @Override
    public int intValue() {
        return (int) sum();
    }

    @Override
    public long longValue() {
        return (long) sum();
    }

    @Override
    public float floatValue() {
        return (float) sum();
    }

    @Override
    public double doubleValue() {
        return sum();
    }

    // --- serialization ---

    /** What is written: the value. */
    private static final class SerializationProxy implements Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final double value;

        SerializationProxy(DoubleAdder from) {
            value = from.value;
        }

        private Object readResolve() {
            DoubleAdder read = new DoubleAdder();
            read.value = value;
            return read;
        }
    }

    private Object writeReplace() { return new SerializationProxy(this); }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }
}
