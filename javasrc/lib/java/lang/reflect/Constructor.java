package java.lang.reflect;

import clew.internal.Invoke;
import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.annotation.Annotation;

/** A constructor of a class. */
public final class Constructor<T> extends Executable {
    private final Class<?> made;    // differs from the declaring class only in serialization

    /** For clew.internal.Members: the constructor of this number. */
    public Constructor(int number) {
        super(number);
        made = declaring;
    }

    /** Runs the constructor of `number` on new instances of another class below; for serialization. */
    public Constructor(int number, Class<?> made) {
        super(number);
        this.made = made;
    }

    @SuppressWarnings("unchecked")
    public Class<T> getDeclaringClass() {
        return (Class<T>) declaring;
    }

    public String getName() {
        return declaring.getName();
    }

    public Class<?>[] getParameterTypes() {
        return parameterTypes.clone();
    }

    public Class<?>[] getExceptionTypes() {
        return Reflect.exceptionTypes(number);
    }

    @SuppressWarnings("unchecked")
    public TypeVariable<Constructor<T>>[] getTypeParameters() {
        return (TypeVariable<Constructor<T>>[]) (isGeneric() ? genericInfo().getTypeParameters() : new TypeVariable<?>[0]);
    }

    public AnnotatedType getAnnotatedReturnType() {
        return null;
    }

    public Annotation[][] getParameterAnnotations() {
        return parameterAnnotations();
    }

    public T newInstance(Object... args)
            throws InstantiationException, IllegalAccessException, IllegalArgumentException, InvocationTargetException {
        if (!override) {
            Members.checkAccess(this, null, Reflect.callerClass());
        }
        if (declaring.isEnum()) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        return construct(args);
    }

    @SuppressWarnings("unchecked")
    private T construct(Object[] args) throws InstantiationException, InvocationTargetException {
        if (Modifier.isAbstract(made.getModifiers())) {
            throw new InstantiationException();
        }
        Members.checkCount(parameterTypes.length, args);
        Members.checkArguments(parameterTypes, args);
        Object object = Invoke.allocate(made);
        Object[] all = Members.withReceiver(object, args);
        Invoke.check(number, all);
        try {
            Invoke.callVoid(number, false, all);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
        return (T) object;
    }

    public boolean equals(Object object) {
        return object instanceof Constructor<?> other && number == other.number;
    }

    public int hashCode() {
        return declaring.getName().hashCode();
    }

    public String toString() {
        return describe(Modifier.constructorModifiers(), declaring.getTypeName());
    }

    public String toGenericString() {
        return describeGeneric(Modifier.constructorModifiers(), declaring.getTypeName());
    }
}
