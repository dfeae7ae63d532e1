package java.lang.reflect;

import clew.internal.Annotations;
import clew.internal.Invoke;
import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.annotation.Annotation;
import sun.reflect.generics.repository.MethodRepository;

/** A method of a class or interface. */
public final class Method extends Executable {
    private final Class<?> returnType;

    /** For clew.internal.Members: the method of this number. */
    public Method(int number) {
        super(number);
        returnType = Reflect.returnType(number);
    }

    public Class<?> getDeclaringClass() {
        return declaring;
    }

    public String getName() {
        return Reflect.methodName(number);
    }

    public Class<?> getReturnType() {
        return returnType;
    }

    public Class<?>[] getParameterTypes() {
        return parameterTypes.clone();
    }

    public Class<?>[] getExceptionTypes() {
        return Reflect.exceptionTypes(number);
    }

    public boolean isBridge() {
        return (getModifiers() & Modifier.BRIDGE) != 0;
    }

    public boolean isDefault() {
        int modifiers = getModifiers();
        return (modifiers & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC && declaring.isInterface();
    }

    public Type getGenericReturnType() {
        return isGeneric() ? ((MethodRepository) genericInfo()).getReturnType() : returnType;
    }

    @SuppressWarnings("unchecked")
    public TypeVariable<Method>[] getTypeParameters() {
        return isGeneric() ? (TypeVariable<Method>[]) genericInfo().getTypeParameters() : (TypeVariable<Method>[]) new TypeVariable<?>[0];
    }

    public AnnotatedType getAnnotatedReturnType() {
        return null;
    }

    public Annotation[][] getParameterAnnotations() {
        return parameterAnnotations();
    }

    public Object getDefaultValue() {
        return Annotations.defaultValue(this);
    }

    public Object invoke(Object obj, Object... args) throws IllegalAccessException, InvocationTargetException {
        if (!override) {
            Members.checkAccess(this, obj, Reflect.callerClass());
        }
        Object[] all = args;
        boolean isStatic = Modifier.isStatic(getModifiers());
        if (!isStatic) {
            Members.checkReceiver(this, obj);
            all = Members.withReceiver(obj, args);
        }
        Members.checkArguments(parameterTypes, args);
        Invoke.check(number, all);
        Reflect.initialize(declaring);
        try {
            refuseLinked();
            return Members.call(number, !isStatic, all, returnType);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    /** Methods whose meaning is that of the call site (JVMS 2.9.3) have none when they are called by reflection. */
    private void refuseLinked() {
        if (!isVarArgs() || !Modifier.isNative(getModifiers()) || !declaring.getPackageName().equals("java.lang.invoke")) return;
        throw new UnsupportedOperationException(declaring == java.lang.invoke.VarHandle.class
            ? "VarHandle access mode methods cannot be invoked reflectively" : "MethodHandle." + getName() + " cannot be invoked reflectively");
    }

    public boolean equals(Object object) {
        return object instanceof Method other && number == other.number;
    }

    public int hashCode() {
        return declaring.getName().hashCode() ^ getName().hashCode();
    }

    public String toString() {
        return describe(Modifier.methodModifiers(), returnType.getTypeName() + " " + declaring.getTypeName() + "." + getName());
    }

    public String toGenericString() {
        return describeGeneric(Modifier.methodModifiers(),
                getGenericReturnType().getTypeName() + " " + declaring.getTypeName() + "." + getName());
    }
}
