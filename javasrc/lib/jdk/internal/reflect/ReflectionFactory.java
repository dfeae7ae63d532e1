package jdk.internal.reflect;

import clew.internal.Members;
import clew.internal.Reflect;
import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.security.PrivilegedAction;

/** What serialization needs of reflection. */
public class ReflectionFactory {
    private static final ReflectionFactory SINGLE = new ReflectionFactory();

    private ReflectionFactory() {
    }

    /** How the JDK's classes ask for the factory. */
    public static final class GetReflectionFactoryAction implements PrivilegedAction<ReflectionFactory> {
        public ReflectionFactory run() {
            return SINGLE;
        }
    }

    public static ReflectionFactory getReflectionFactory() {
        return SINGLE;
    }

    public Method leafCopyMethod(Method method) {
        return Members.method(method.number());
    }

    public Method copyMethod(Method method) {
        return Members.method(method.number());
    }

    public Field copyField(Field field) {
        return new Field(field.number());
    }

    @SuppressWarnings("unchecked")
    public <T> Constructor<T> copyConstructor(Constructor<T> constructor) {
        return (Constructor<T>) Members.constructor(constructor.number());
    }

    public Class<?>[] getExecutableSharedParameterTypes(Executable executable) {
        return executable.getParameterTypes();
    }

    // --- constructors ---

    /** Makes instances of a class by the constructor of its first superclass that is not serializable. */
    public final Constructor<?> newConstructorForSerialization(Class<?> type) {
        Class<?> first = type;
        while (Serializable.class.isAssignableFrom(first)) {
            first = first.getSuperclass();
            if (first == null) {
                return null;
            }
        }
        Constructor<?> constructor = Members.constructor(first, false, new Class<?>[0]);
        if (constructor == null || !mayCall(constructor, type)) {
            return null;
        }
        return newConstructorForSerialization(type, constructor);
    }

    private static boolean mayCall(Constructor<?> constructor, Class<?> type) {
        int modifiers = constructor.getModifiers();
        boolean open = (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
        boolean near = constructor.getDeclaringClass().getPackageName().equals(type.getPackageName());
        return open || !Modifier.isPrivate(modifiers) && near;
    }

    public final Constructor<?> newConstructorForSerialization(Class<?> type, Constructor<?> constructor) {
        Constructor<?> made = new Constructor<>(constructor.number(), type);
        made.setAccessible(true);
        return made;
    }

    public final Constructor<?> newConstructorForExternalization(Class<?> type) {
        if (!Externalizable.class.isAssignableFrom(type)) {
            return null;
        }
        Constructor<?> constructor = Members.constructor(type, true, new Class<?>[0]);
        if (constructor != null) {
            constructor.setAccessible(true);
        }
        return constructor;
    }

    // --- methods of serialization ---

    private static MethodHandle find(Class<?> type, String name, Class<?> result, Class<?>... parameters) {
        Method method = Members.declaredMethod(type, name, parameters);
        boolean fits = method != null && method.getReturnType() == result && !Modifier.isStatic(method.getModifiers())
                && (Modifier.isPrivate(method.getModifiers()) || result == Object.class);
        if (!fits) {
            return null;
        }
        try {
            method.setAccessible(true);
            return MethodHandles.lookup().unreflect(method);
        } catch (IllegalAccessException impossible) {
            throw new InternalError(impossible);
        }
    }

    public final MethodHandle readObjectForSerialization(Class<?> type) {
        return find(type, "readObject", void.class, ObjectInputStream.class);
    }

    public final MethodHandle readObjectNoDataForSerialization(Class<?> type) {
        return find(type, "readObjectNoData", void.class);
    }

    public final MethodHandle writeObjectForSerialization(Class<?> type) {
        return find(type, "writeObject", void.class, ObjectOutputStream.class);
    }

    public final MethodHandle writeReplaceForSerialization(Class<?> type) {
        return find(type, "writeReplace", Object.class);
    }

    public final MethodHandle readResolveForSerialization(Class<?> type) {
        return find(type, "readResolve", Object.class);
    }

    public final boolean hasStaticInitializerForSerialization(Class<?> type) {
        return Reflect.findMethod(type, "<clinit>", "()V") >= 0;
    }
}
