package clew.internal;

/**
 * Calls of methods that are known only by number (reflection, method handles). Arguments come boxed in an array, the
 * receiver first for instance methods, and are unboxed and widened as the method's descriptor asks; the caller has
 * checked count and types. One native per kind of result, so that the VM itself never boxes. Overridable methods are
 * selected by the receiver's class when `virtual`.
 */
public final class Invoke {
    private Invoke() {
    }

    @Hidden public static native void callVoid(int method, boolean virtual, Object[] arguments);
    @Hidden public static native int callInt(int method, boolean virtual, Object[] arguments);      // also boolean, byte, char, short
    @Hidden public static native long callLong(int method, boolean virtual, Object[] arguments);
    @Hidden public static native float callFloat(int method, boolean virtual, Object[] arguments);
    @Hidden public static native double callDouble(int method, boolean virtual, Object[] arguments);
    @Hidden public static native Object callObject(int method, boolean virtual, Object[] arguments);

    /** Throws the IllegalArgumentException that a call with these arguments would end with before it begins. */
    @Hidden public static native void check(int method, Object[] arguments);

    /** A new, not yet constructed instance (the class is initialized first). */
    @Hidden public static native Object allocate(Class<?> type);
}
