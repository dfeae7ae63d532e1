package clew.internal;

import jdk.internal.misc.Unsafe;

/** Final fields of objects that are being deserialized, and so have not seen a constructor. */
public final class Finals {
    private Finals() {
    }

    public static void set(Object object, Class<?> owner, String field, Object value) {
        Unsafe unsafe = Unsafe.getUnsafe();
        unsafe.putReference(object, unsafe.objectFieldOffset(owner, field), value);
    }

    public static void set(Object object, Class<?> owner, String field, int value) {
        Unsafe unsafe = Unsafe.getUnsafe();
        unsafe.putInt(object, unsafe.objectFieldOffset(owner, field), value);
    }

    public static void set(Object object, Class<?> owner, String field, boolean value) {
        Unsafe unsafe = Unsafe.getUnsafe();
        unsafe.putBoolean(object, unsafe.objectFieldOffset(owner, field), value);
    }
}
