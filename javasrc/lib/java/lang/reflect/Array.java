package java.lang.reflect;

import clew.internal.Values;

/** Arrays by reflection. */
public final class Array {
    private Array() {
    }

    private static native Object make(Class<?> component, int length);

    /** The length; -1 when the object is no array. */
    private static native int length(Object array);

    public static Object newInstance(Class<?> componentType, int length) {
        if (componentType == void.class) {
            throw new IllegalArgumentException();
        }
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        return make(componentType, length);
    }

    public static Object newInstance(Class<?> componentType, int... dimensions) {
        java.util.Objects.requireNonNull(componentType);
        if (java.util.Objects.requireNonNull(dimensions).length == 0) {
            throw new IllegalArgumentException();
        }
        for (int dimension : dimensions) {
            if (dimension < 0) {
                throw new NegativeArraySizeException(String.valueOf(dimension));
            }
        }
        return newInstance(componentType, dimensions, 0);
    }

    private static Object newInstance(Class<?> componentType, int[] dimensions, int from) {
        if (from == dimensions.length - 1) {
            return newInstance(componentType, dimensions[from]);
        }
        Class<?> inner = componentType;
        for (int i = from + 1; i < dimensions.length; i++) {
            inner = inner.arrayType();
        }
        Object[] array = (Object[]) make(inner, dimensions[from]);
        for (int i = 0; i < array.length; i++) {
            array[i] = newInstance(componentType, dimensions, from + 1);
        }
        return array;
    }

    public static int getLength(Object array) {
        if (array == null) {
            throw new NullPointerException();
        }
        int length = length(array);
        if (length < 0) {
            throw new IllegalArgumentException("Argument is not an array");
        }
        return length;
    }

    private static long offset(Object array, int index) {
        if (index < 0 || index >= getLength(array)) {
            throw new ArrayIndexOutOfBoundsException();
        }
        return (long) index * Values.size(array.getClass().getComponentType());
    }

    public static Object get(Object array, int index) {
        long offset = offset(array, index);
        return Values.get(array, offset, array.getClass().getComponentType());
    }

    public static void set(Object array, int index, Object value) {
        long offset = offset(array, index);
        Class<?> component = array.getClass().getComponentType();
        Object converted = Values.convert(value, component);
        if (converted == Values.WRONG) {
            throw component.isPrimitive() && value == null ? new IllegalArgumentException()
                    : new IllegalArgumentException(component.isPrimitive() ? "argument type mismatch" : "array element type mismatch");
        }
        Values.put(array, offset, component, converted);
    }

    private static Class<?> primitiveComponent(Object array) {
        getLength(array);
        Class<?> component = array.getClass().getComponentType();
        if (!component.isPrimitive()) {
            throw new IllegalArgumentException("Argument is not an array of primitive type");
        }
        return component;
    }

    private static Object getAs(Object array, int index, Class<?> wanted) {
        Class<?> component = primitiveComponent(array);
        Object converted = Values.convert(Values.get(array, offset(array, index), component), wanted);
        if (converted == Values.WRONG) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        return converted;
    }

    private static void setFrom(Object array, int index, Object value) {
        Class<?> component = primitiveComponent(array);
        long offset = offset(array, index);
        Object converted = Values.convert(value, component);
        if (converted == Values.WRONG) {
            throw new IllegalArgumentException("argument type mismatch");
        }
        Values.put(array, offset, component, converted);
    }

    public static boolean getBoolean(Object array, int index) {
        return (Boolean) getAs(array, index, boolean.class);
    }

    public static void setBoolean(Object array, int index, boolean value) {
        setFrom(array, index, value);
    }

    public static byte getByte(Object array, int index) {
        return (Byte) getAs(array, index, byte.class);
    }

    public static void setByte(Object array, int index, byte value) {
        setFrom(array, index, value);
    }

    public static char getChar(Object array, int index) {
        return (Character) getAs(array, index, char.class);
    }

    public static void setChar(Object array, int index, char value) {
        setFrom(array, index, value);
    }

    public static short getShort(Object array, int index) {
        return (Short) getAs(array, index, short.class);
    }

    public static void setShort(Object array, int index, short value) {
        setFrom(array, index, value);
    }

    public static int getInt(Object array, int index) {
        return (Integer) getAs(array, index, int.class);
    }

    public static void setInt(Object array, int index, int value) {
        setFrom(array, index, value);
    }

    public static long getLong(Object array, int index) {
        return (Long) getAs(array, index, long.class);
    }

    public static void setLong(Object array, int index, long value) {
        setFrom(array, index, value);
    }

    public static float getFloat(Object array, int index) {
        return (Float) getAs(array, index, float.class);
    }

    public static void setFloat(Object array, int index, float value) {
        setFrom(array, index, value);
    }

    public static double getDouble(Object array, int index) {
        return (Double) getAs(array, index, double.class);
    }

    public static void setDouble(Object array, int index, double value) {
        setFrom(array, index, value);
    }
}
