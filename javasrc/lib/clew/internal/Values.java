package clew.internal;

import jdk.internal.misc.Unsafe;

/** Boxed values: reading them from objects, writing them, and converting them as reflection does. */
public final class Values {
    /** What {@link #convert} gives for a value that does not fit. */
    public static final Object WRONG = new Object();

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    private Values() {
    }

    /** Bytes that a value of this type takes in an array. */
    public static int size(Class<?> type) {
        return switch (kind(type)) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'J', 'D' -> 8;
            default -> 4;
        };
    }

    /** The descriptor's first character: L for all references. */
    public static char kind(Class<?> type) {
        return type.isPrimitive() ? Reflect.primitiveKind(type) : 'L';
    }

    public static Object get(Object holder, long offset, Class<?> type) {
        return switch (kind(type)) {
            case 'Z' -> UNSAFE.getBoolean(holder, offset);
            case 'B' -> UNSAFE.getByte(holder, offset);
            case 'C' -> UNSAFE.getChar(holder, offset);
            case 'S' -> UNSAFE.getShort(holder, offset);
            case 'I' -> UNSAFE.getInt(holder, offset);
            case 'J' -> UNSAFE.getLong(holder, offset);
            case 'F' -> UNSAFE.getFloat(holder, offset);
            case 'D' -> UNSAFE.getDouble(holder, offset);
            default -> UNSAFE.getReference(holder, offset);
        };
    }

    /** The value has the type already, boxed. */
    public static void put(Object holder, long offset, Class<?> type, Object value) {
        switch (kind(type)) {
            case 'Z' -> UNSAFE.putBoolean(holder, offset, (Boolean) value);
            case 'B' -> UNSAFE.putByte(holder, offset, (Byte) value);
            case 'C' -> UNSAFE.putChar(holder, offset, (Character) value);
            case 'S' -> UNSAFE.putShort(holder, offset, (Short) value);
            case 'I' -> UNSAFE.putInt(holder, offset, (Integer) value);
            case 'J' -> UNSAFE.putLong(holder, offset, (Long) value);
            case 'F' -> UNSAFE.putFloat(holder, offset, (Float) value);
            case 'D' -> UNSAFE.putDouble(holder, offset, (Double) value);
            default -> UNSAFE.putReference(holder, offset, value);
        }
    }

    /** The value as a boxed `type`: a cast for references, unboxing and widening for primitives; WRONG if it does not fit. */
    public static Object convert(Object value, Class<?> type) {
        if (!type.isPrimitive()) {
            return value == null || type.isInstance(value) ? value : WRONG;
        }
        return value == null ? WRONG : widen(value, kind(type));
    }

    private static Object widen(Object value, char to) {
        char from = kindOfBoxed(value);
        if (from == to) {
            return value;
        }
        if (from == 'C') {
            return widenNumber((int) (Character) value, 'C', to);
        }
        return value instanceof Number number ? widenNumber(number, from, to) : WRONG;
    }

    private static Object widenNumber(Number number, char from, char to) {
        if (!isWidening(from, to)) {
            return WRONG;
        }
        return switch (to) {
            case 'S' -> number.shortValue();
            case 'I' -> number.intValue();
            case 'J' -> number.longValue();
            case 'F' -> number.floatValue();
            default -> number.doubleValue();
        };
    }

    /** Whether a primitive of one kind may become the other without a cast. */
    public static boolean isWidening(char from, char to) {
        return from == to || switch (from) {
            case 'B' -> "SIJFD".indexOf(to) >= 0;
            case 'C', 'S' -> "IJFD".indexOf(to) >= 0;
            case 'I' -> "JFD".indexOf(to) >= 0;
            case 'J' -> "FD".indexOf(to) >= 0;
            case 'F' -> to == 'D';
            default -> false;
        };
    }

    /** The primitive kind that a wrapper object holds; L for all other objects. */
    public static char kindOfBoxed(Object value) {
        if (value instanceof Integer) {
            return 'I';
        }
        if (value instanceof Boolean) {
            return 'Z';
        }
        if (value instanceof Character) {
            return 'C';
        }
        if (value instanceof Long) {
            return 'J';
        }
        if (value instanceof Double) {
            return 'D';
        }
        if (value instanceof Byte) {
            return 'B';
        }
        if (value instanceof Short) {
            return 'S';
        }
        return value instanceof Float ? 'F' : 'L';
    }

    /** The zero of a type, boxed. */
    public static Object zero(Class<?> type) {
        return switch (kind(type)) {
            case 'Z' -> Boolean.FALSE;
            case 'B' -> (byte) 0;
            case 'C' -> (char) 0;
            case 'S' -> (short) 0;
            case 'I' -> 0;
            case 'J' -> 0L;
            case 'F' -> 0f;
            case 'D' -> 0d;
            default -> null;
        };
    }
}
