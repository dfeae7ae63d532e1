package java.lang.invoke;

import clew.internal.Values;

/** How values change on their way into and out of a method handle: see MethodHandle.asType and explicitCastArguments. */
final class Conversions {
    private Conversions() {
    }

    static Class<?> wrapper(Class<?> type) {
        return type.isPrimitive() ? switch (Values.kind(type)) {
            case 'Z' -> Boolean.class;
            case 'B' -> Byte.class;
            case 'C' -> Character.class;
            case 'S' -> Short.class;
            case 'I' -> Integer.class;
            case 'J' -> Long.class;
            case 'F' -> Float.class;
            case 'D' -> Double.class;
            default -> Void.class;
        } : type;
    }

    static Class<?> unwrapped(Class<?> type) {
        return type == Integer.class ? int.class : type == Boolean.class ? boolean.class : type == Long.class ? long.class
                : type == Character.class ? char.class : type == Byte.class ? byte.class : type == Short.class ? short.class
                : type == Float.class ? float.class : type == Double.class ? double.class : type == Void.class ? void.class : type;
    }

    /** May a value of type `from` become one of type `to`, perhaps failing at run time? */
    static boolean isPossible(Class<?> from, Class<?> to) {
        if (from == to || to == Object.class || from == void.class || to == void.class) {
            return true;
        }
        if (from.isPrimitive()) {
            return to.isPrimitive() ? Values.isWidening(Values.kind(from), Values.kind(to)) : to.isAssignableFrom(wrapper(from));
        }
        if (!to.isPrimitive()) {
            return true;
        }
        Class<?> held = unwrapped(from);
        return held.isPrimitive() ? Values.isWidening(Values.kind(held), Values.kind(to))
                : from.isAssignableFrom(wrapper(to)) || from == Number.class;
    }

    /** May a handle of type `from` be called as if it had type `to`? */
    static boolean isPossible(MethodType from, MethodType to) {
        if (from.parameterCount() != to.parameterCount() || !isPossible(from.returnType(), to.returnType())) {
            return false;
        }
        for (int i = 0; i < from.parameterCount(); i++) {
            if (!isPossible(to.parameterType(i), from.parameterType(i))) {
                return false;
            }
        }
        return true;
    }

    static Object convert(Object value, Class<?> to) {
        if (to == void.class) {
            return null;
        }
        if (!to.isPrimitive()) {
            return to.cast(value);
        }
        if (value == null) {
            throw new NullPointerException();
        }
        Object converted = Values.convert(value, to);
        return converted != Values.WRONG ? converted : Values.kindOfBoxed(value) == 'L' && to != boolean.class && to != char.class
                ? (Object) (Number) value : wrapper(to).cast(value);
    }

    /** A result of type `from` where `to` is wanted: no result becomes null or zero. */
    static Object convertResult(Object value, Class<?> from, Class<?> to) {
        return from == to ? value : from == void.class ? Values.zero(to) : convert(value, to);
    }

    static Object[] convertAll(Object[] values, Class<?>[] to) {
        Object[] converted = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            converted[i] = convert(values[i], to[i]);
        }
        return converted;
    }

    /** As a cast in the Java language does it, primitives narrowed too; null becomes zero; interfaces are not checked. */
    static Object cast(Object value, Class<?> from, Class<?> to) {
        if (to == void.class) {
            return null;
        }
        if (from == void.class || value == null) {
            return Values.zero(to);
        }
        if (!to.isPrimitive()) {
            return to.isInterface() ? value : to.cast(value);
        }
        char kind = Values.kind(to);
        if (value instanceof Boolean flag) {
            return kind == 'Z' ? flag : narrow(flag ? 1 : 0, kind);
        }
        if (value instanceof Character character) {
            return narrow((int) character, kind);
        }
        return narrow((Number) value, kind);
    }

    private static Object narrow(Number number, char kind) {
        boolean floating = number instanceof Double || number instanceof Float;
        return switch (kind) {
            case 'Z' -> ((floating ? number.intValue() : number.byteValue()) & 1) != 0;
            case 'B' -> floating ? (byte) number.intValue() : number.byteValue();
            case 'C' -> (char) number.intValue();
            case 'S' -> floating ? (short) number.intValue() : number.shortValue();
            case 'I' -> number.intValue();
            case 'J' -> number.longValue();
            case 'F' -> number.floatValue();
            default -> number.doubleValue();
        };
    }
}
