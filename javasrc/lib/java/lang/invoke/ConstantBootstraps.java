package java.lang.invoke;

import java.lang.reflect.Field;
import java.util.Objects;

/** Bootstrap methods of dynamic constants. */
public final class ConstantBootstraps {
    private ConstantBootstraps() {
    }

    private static void demand(MethodHandles.Lookup lookup, String name, Class<?> type) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(name);
        Objects.requireNonNull(type);
    }

    public static Object nullConstant(MethodHandles.Lookup lookup, String name, Class<?> type) {
        if (Objects.requireNonNull(type).isPrimitive()) {
            throw new IllegalArgumentException("not reference: " + type);
        }
        return null;
    }

    public static Class<?> primitiveClass(MethodHandles.Lookup lookup, String name, Class<?> type) {
        Objects.requireNonNull(name);
        if (Objects.requireNonNull(type) != Class.class || name.length() != 1 || "ZBCSIJFDV".indexOf(name.charAt(0)) < 0) {
            throw new IllegalArgumentException("not primitive: " + name);
        }
        return clew.internal.Reflect.typeOf(name);
    }

    public static <E extends Enum<E>> E enumConstant(MethodHandles.Lookup lookup, String name, Class<E> type) {
        demand(lookup, name, type);
        return Enum.valueOf(type, name);
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type, Class<?> declaringClass) {
        demand(lookup, name, type);
        Objects.requireNonNull(declaringClass);
        try {
            Field field = declaringClass.getDeclaredField(name);
            if (!java.lang.reflect.Modifier.isFinal(field.getModifiers())) {
                throw new IncompatibleClassChangeError("not a final field: " + name);
            }
            return lookup.findStaticGetter(declaringClass, name, type).invokeWithArguments();
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (NoSuchFieldException failure) {
            throw new NoSuchFieldError(failure.getMessage());
        } catch (Throwable failure) {
            throw new IllegalAccessError(failure.getMessage());
        }
    }

    public static Object getStaticFinal(MethodHandles.Lookup lookup, String name, Class<?> type) {
        demand(lookup, name, type);
        return getStaticFinal(lookup, name, type, Conversions.wrapper(type));
    }

    public static Object invoke(MethodHandles.Lookup lookup, String name, Class<?> type, MethodHandle handle, Object... args)
            throws Throwable {
        MethodType wanted = handle.isVarargsCollector() ? MethodType.genericMethodType(args.length) : handle.type();
        return handle.asType(wanted.changeReturnType(type)).invokeWithArguments(args);
    }

    public static VarHandle fieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type, Class<?> owner, Class<?> fieldType) {
        demand(lookup, name, type);
        Objects.requireNonNull(owner);
        Objects.requireNonNull(fieldType);
        try {
            return lookup.findVarHandle(owner, name, fieldType);
        } catch (NoSuchFieldException failure) {
            throw new NoSuchFieldError(failure.getMessage());
        } catch (IllegalAccessException failure) {
            throw new IllegalAccessError(failure.getMessage());
        }
    }

    public static VarHandle staticFieldVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type, Class<?> owner,
            Class<?> fieldType) {
        demand(lookup, name, type);
        Objects.requireNonNull(owner);
        Objects.requireNonNull(fieldType);
        try {
            return lookup.findStaticVarHandle(owner, name, fieldType);
        } catch (NoSuchFieldException failure) {
            throw new NoSuchFieldError(failure.getMessage());
        } catch (IllegalAccessException failure) {
            throw new IllegalAccessError(failure.getMessage());
        }
    }

    public static VarHandle arrayVarHandle(MethodHandles.Lookup lookup, String name, Class<VarHandle> type, Class<?> arrayClass) {
        Objects.requireNonNull(lookup);
        Objects.requireNonNull(type);
        return MethodHandles.arrayElementVarHandle(Objects.requireNonNull(arrayClass));
    }

    public static Object explicitCast(MethodHandles.Lookup lookup, String name, Class<?> type, Object value) {
        return Conversions.cast(value, value == null ? Object.class : value.getClass(), type);
    }
}
