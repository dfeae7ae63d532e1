package java.lang;

/** The root of all classes. Identity hash codes, monitors and cloning are the VM's. */
public class Object {
    public Object() {
    }

    public final native Class<?> getClass();

    public native int hashCode();

    public String toString() { return getClass().getName() + '@' + Integer.toHexString(hashCode()); }

    public boolean equals(Object other) { return this == other; }

    protected native Object clone() throws CloneNotSupportedException;

    public final native void notify();

    public final native void notifyAll();

    public final void wait() throws InterruptedException { wait(0L); }

    /** Waits until notified, interrupted or, unless timeoutMillis is 0, the time has passed. */
    public final native void wait(long timeoutMillis) throws InterruptedException;

    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        boolean isNegative = timeoutMillis < 0;
        if (isNegative || nanos < 0 || nanos >= 1_000_000) {
            throw new IllegalArgumentException(isNegative ? "timeoutMillis value is negative" : "nanosecond timeout value out of range");
        }
        wait(nanos > 0 && timeoutMillis < Long.MAX_VALUE ? timeoutMillis + 1 : timeoutMillis);
    }

    @Deprecated(since = "9")
    protected void finalize() throws Throwable {
    }
}
