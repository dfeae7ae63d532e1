package jdk.internal.reflect;

import clew.internal.Reflect;
import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.security.PrivilegedAction;

/** What serialization asks of reflection. Members need no copies and no accessors here: the VM calls them by number. */
public class ReflectionFactory {
    private static final ReflectionFactory ONE = new ReflectionFactory();

    private ReflectionFactory() {
    }

    /** For the callers that ask as privileged code. */
    public static final class GetReflectionFactoryAction implements PrivilegedAction<ReflectionFactory> {
        @Override
        public ReflectionFactory run() {
            return ONE;
        }
    }

    public static ReflectionFactory getReflectionFactory() {
        return ONE;
    }

    public Method copyMethod(Method method) {
        return method;
    }

    public Method leafCopyMethod(Method method) {
        return method;
    }

    public Field copyField(Field field) {
        return field;
    }

    public <T> Constructor<T> copyConstructor(Constructor<T> constructor) {
        return constructor;
    }

    public Class<?>[] getExecutableSharedParameterTypes(Executable executable) {
        return executable.getParameterTypes();
    }

    public <T> T newInstance(Constructor<T> constructor, Object[] arguments, Class<?> caller)
            throws IllegalAccessException, InstantiationException, InvocationTargetException {
        return constructor.newInstance(arguments);
    }

    // --- constructors ---

    public final Constructor<?> newConstructorForExternalization(Class<?> type) {
        if (!Externalizable.class.isAssignableFrom(type)) {
            return null;
        }
        try {
            Constructor<?> constructor = type.getConstructor();
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException missing) {
            return null;
        }
    }

    private static boolean samePackage(Class<?> a, Class<?> b) {
        return a.getClassLoader() == b.getClassLoader() && a.getPackageName().equals(b.getPackageName());
    }

    private static Constructor<?> noArguments(Class<?> type) {
        try {
            return type.getDeclaredConstructor();
        } catch (NoSuchMethodException missing) {
            return null;
        }
    }

    private static boolean isReachable(Constructor<?> constructor, Class<?> from) {
        int flags = constructor.getModifiers();
        return (flags & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
            || (flags & Modifier.PRIVATE) == 0 && samePackage(from, constructor.getDeclaringClass());
    }

    private static boolean superHasReachableConstructor(Class<?> type) {
        for (Constructor<?> constructor : Reflect.superclass(type).getDeclaredConstructors()) {
            if (isReachable(constructor, type)) {
                return true;
            }
        }
        return false;
    }

    /** The constructor of the first class above that is not serializable, for new instances of the class itself. */
    public final Constructor<?> newConstructorForSerialization(Class<?> type) {
        Class<?> above = type;
        while (Serializable.class.isAssignableFrom(above)) {
            if (Reflect.superclass(above) == null || !superHasReachableConstructor(above)) {
                return null;
            }
            above = Reflect.superclass(above);
        }
        Constructor<?> constructor = noArguments(above);
        return constructor == null || !isReachable(constructor, type) ? null : newConstructorForSerialization(type, constructor);
    }

    public final Constructor<?> newConstructorForSerialization(Class<?> type, Constructor<?> toCall) {
        Constructor<?> constructor = new Constructor<>(toCall.number(), type);
        constructor.setAccessible(true);
        return constructor;
    }

    public final Constructor<OptionalDataException> newOptionalDataExceptionForSerialization() {
        try {
            Constructor<OptionalDataException> constructor = OptionalDataException.class.getDeclaredConstructor(Boolean.TYPE);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException missing) {
            throw new InternalError(missing);
        }
    }

    // --- methods that a serializable class may have ---

    private static MethodHandle handle(Method method) {
        try {
            method.setAccessible(true);
            return MethodHandles.lookup().unreflect(method);
        } catch (IllegalAccessException impossible) {
            throw new InternalError(impossible);
        }
    }

    private static MethodHandle ownHook(Class<?> type, String name, Class<?>... parameters) {
        if (!Serializable.class.isAssignableFrom(type)) {
            return null;
        }
        try {
            Method method = type.getDeclaredMethod(name, parameters);
            boolean fits = method.getReturnType() == Void.TYPE && !Modifier.isStatic(method.getModifiers())
                && Modifier.isPrivate(method.getModifiers());
            return fits ? handle(method) : null;
        } catch (NoSuchMethodException missing) {
            return null;
        }
    }

    public final MethodHandle readObjectForSerialization(Class<?> type) {
        return ownHook(type, "readObject", ObjectInputStream.class);
    }

    public final MethodHandle readObjectNoDataForSerialization(Class<?> type) {
        return ownHook(type, "readObjectNoData");
    }

    public final MethodHandle writeObjectForSerialization(Class<?> type) {
        return ownHook(type, "writeObject", ObjectOutputStream.class);
    }

    private static MethodHandle replacement(Class<?> type, String name) {
        if (!Serializable.class.isAssignableFrom(type)) {
            return null;
        }
        for (Class<?> declaring = type; declaring != null; declaring = Reflect.superclass(declaring)) {
            try {
                Method method = declaring.getDeclaredMethod(name);
                if (method.getReturnType() != Object.class) {
                    return null;
                }
                int flags = method.getModifiers();
                boolean inherited = (flags & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                    || ((flags & Modifier.PRIVATE) != 0 ? declaring == type : samePackage(type, declaring));
                return (flags & (Modifier.STATIC | Modifier.ABSTRACT)) == 0 && inherited ? handle(method) : null;
            } catch (NoSuchMethodException missing) {
                continue;
            }
        }
        return null;
    }

    public final MethodHandle writeReplaceForSerialization(Class<?> type) {
        return replacement(type, "writeReplace");
    }

    public final MethodHandle readResolveForSerialization(Class<?> type) {
        return replacement(type, "readResolve");
    }

    public final MethodHandle defaultReadObjectForSerialization(Class<?> type) {
        return null;
    }

    public final MethodHandle defaultWriteObjectForSerialization(Class<?> type) {
        return null;
    }

    private static native boolean hasStaticInitializer(Class<?> type);

    public final boolean hasStaticInitializerForSerialization(Class<?> type) {
        return hasStaticInitializer(type);
    }

    /** null: the class does not say, and its fields are taken. */
    public final ObjectStreamField[] serialPersistentFields(Class<?> type) {
        if (!Serializable.class.isAssignableFrom(type) || type.isInterface() || type.isEnum() || type.isRecord()
                || ObjectStreamClass.lookupAny(type) == null) {
            return null;
        }
        try {
            Field field = type.getDeclaredField("serialPersistentFields");
            int wanted = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
            if ((field.getModifiers() & wanted) != wanted || field.getType() != ObjectStreamField[].class) {
                return null;
            }
            field.setAccessible(true);
            return ((ObjectStreamField[]) field.get(null)).clone();
        } catch (ReflectiveOperationException none) {
            return null;
        }
    }
}
