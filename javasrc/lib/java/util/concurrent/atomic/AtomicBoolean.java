package java.util.concurrent.atomic;

import clew.internal.Atomic;
import clew.internal.Chance;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;

/** A boolean that is read and changed in single steps. */
public class AtomicBoolean implements Serializable {
    private static final long serialVersionUID = 4654671469794556979L;
    private volatile boolean value;

    public AtomicBoolean(boolean initialValue) {
        value = initialValue;
    }

    public AtomicBoolean() {
    }

    public final boolean get() {
        return value;
    }

    public final boolean getPlain() {
        return value;
    }

    public final boolean getOpaque() {
        return value;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void set(boolean newValue) {
        value = newValue;
    }

    public final void lazySet(boolean newValue) {
        value = newValue;
    }

    public final void setPlain(boolean newValue) {
        value = newValue;
    }

    public final void setOpaque(boolean newValue) {
        value = newValue;
    }

    public final void setRelease(boolean newValue) {
        value = newValue;
    }

    @Atomic
    public final boolean getAndSet(boolean newValue) {
        boolean old = value;
        value = newValue;
        return old;
    }

    @Atomic
    public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Deprecated(since = "9")
    @Atomic
    public boolean weakCompareAndSet(boolean expectedValue, boolean newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetAcquire(boolean expectedValue, boolean newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean weakCompareAndSetRelease(boolean expectedValue, boolean newValue) {
        return value == expectedValue && !Chance.failsSpuriously() && compareAndSet(expectedValue, newValue);
    }

    @Atomic
    public final boolean compareAndExchange(boolean expectedValue, boolean newValue) {
        boolean old = value;
        if (old == expectedValue) {
            value = newValue;
        }
        return old;
    }

    public final boolean compareAndExchangeAcquire(boolean expectedValue, boolean newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final boolean compareAndExchangeRelease(boolean expectedValue, boolean newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    // --- serialization: 1 or 0 ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("value", int.class)};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("value", value ? 1 : 0);
        out.writeFields();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        value = in.readFields().get("value", 0) != 0;
    }
}
