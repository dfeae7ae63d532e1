package jdk.internal.misc;

/** A variable per carrier thread; here every thread carries itself only. */
public class CarrierThreadLocal<T> extends ThreadLocal<T> {
    public CarrierThreadLocal() {
    }
}
