package java.util.concurrent.atomic;

import clew.internal.Chance;
import clew.internal.Atomic;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.function.DoubleBinaryOperator;

/** A running value that many threads combine into; one cell, since there is no contention to spread. */
public class DoubleAccumulator extends Number implements Serializable {
    private static final long serialVersionUID = 7249069246863182397L;
    private final DoubleBinaryOperator function;
    private final double identity;
    private volatile double value;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        function = accumulatorFunction;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(double x) {
        double old;
        do {
            old = value;
        } while (!replace(old, function.applyAsDouble(old, x)));
    }

    @Atomic
    private boolean replace(double old, double updated) {
        if (Double.doubleToRawLongBits(value) != Double.doubleToRawLongBits(old)) {
            return false;
        }
        value = updated;
        return true;
    }

    public double get() {
        Chance.noteSumMayLag(this);
        return value;
    }

    public void reset() {
        value = identity;
    }

    /** As documented, the effect of two calls: what comes in between is lost. */
    public double getThenReset() {
        double before = get();
        reset();
        return before;
    }

    @Override public long longValue() { return (long) get(); }
    @Override public double doubleValue() { return get(); }
    @Override public float floatValue() { return (float) get(); }
    @Override public int intValue() { return (int) get(); }
    @Override public String toString() { return Double.toString(get()); }

    // --- serialization ---

    /** What is written: the value and where it comes from. */
    private static final class SerializationProxy implements Serializable {
        private static final long serialVersionUID = 7249069246863182397L;
        private final double value;
        private final DoubleBinaryOperator function;
        private final long identity;     // its bits

        SerializationProxy(DoubleAccumulator from) {
            value = from.value;
            function = from.function;
            identity = Double.doubleToRawLongBits(from.identity);
        }

        private Object readResolve() {
            DoubleAccumulator read = new DoubleAccumulator(function, Double.longBitsToDouble(identity));
            read.value = value;
            return read;
        }
    }

    private Object writeReplace() { return new SerializationProxy(this); }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Proxy required");
    }
}
