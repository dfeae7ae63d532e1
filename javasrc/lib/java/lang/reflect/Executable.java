package java.lang.reflect;

import clew.internal.Annotations;
import clew.internal.Members;
import clew.internal.Reflect;
import java.lang.annotation.Annotation;
import java.util.Map;
import sun.reflect.generics.factory.CoreReflectionFactory;
import sun.reflect.generics.repository.ConstructorRepository;
import sun.reflect.generics.repository.MethodRepository;
import sun.reflect.generics.scope.ConstructorScope;
import sun.reflect.generics.scope.MethodScope;

/** A method or constructor, known to the VM by its number. */
public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {
    final int number;
    final Class<?> declaring;
    final Class<?>[] parameterTypes;

    Executable(int number) {
        this.number = number;
        declaring = Reflect.methodOwner(number);
        parameterTypes = Reflect.parameterTypes(number);
    }

    /** The VM's number of this method. */
    public final int number() {
        return number;
    }

    public abstract Class<?> getDeclaringClass();

    public abstract String getName();

    public abstract Class<?>[] getParameterTypes();

    public abstract Class<?>[] getExceptionTypes();

    public abstract String toGenericString();

    public abstract TypeVariable<?>[] getTypeParameters();

    public abstract Annotation[][] getParameterAnnotations();

    public abstract AnnotatedType getAnnotatedReturnType();

    public int getModifiers() {
        return Reflect.methodFlags(number) & 0xFFFF;
    }

    public int getParameterCount() {
        return parameterTypes.length;
    }

    public boolean isVarArgs() {
        return (getModifiers() & Modifier.VARARGS) != 0;
    }

    public boolean isSynthetic() {
        return Modifier.isSynthetic(getModifiers());
    }

    // --- generics ---

    final boolean isGeneric() {
        return Reflect.methodSignature(number) != null;
    }

    /** The parsed Signature attribute; only asked for when there is one. */
    final ConstructorRepository genericInfo() {
        String signature = Reflect.methodSignature(number);
        if (this instanceof Method method) {
            return MethodRepository.make(signature, CoreReflectionFactory.make(method, MethodScope.make(method)));
        }
        Constructor<?> constructor = (Constructor<?>) this;
        return ConstructorRepository.make(signature, CoreReflectionFactory.make(constructor, ConstructorScope.make(constructor)));
    }

    public Type[] getGenericParameterTypes() {
        if (!isGeneric()) {
            return getParameterTypes();
        }
        Type[] types = genericInfo().getParameterTypes();
        return types.length == parameterTypes.length ? types : getParameterTypes();
    }

    public Type[] getGenericExceptionTypes() {
        Type[] types = isGeneric() ? genericInfo().getExceptionTypes() : null;
        return types != null && types.length > 0 ? types : getExceptionTypes();
    }

    public AnnotatedType getAnnotatedReceiverType() {
        return null;
    }

    public AnnotatedType[] getAnnotatedParameterTypes() {
        return new AnnotatedType[0];
    }

    public AnnotatedType[] getAnnotatedExceptionTypes() {
        return new AnnotatedType[0];
    }

    // --- parameters ---

    public Parameter[] getParameters() {
        String[] names = Reflect.parameterNames(number);
        int[] flags = Reflect.parameterFlags(number);
        boolean named = names != null && names.length == parameterTypes.length;
        Parameter[] parameters = new Parameter[parameterTypes.length];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = named ? new Parameter(names[i], flags[i], this, i, true) : new Parameter(null, 0, this, i, false);
        }
        return parameters;
    }

    final Annotation[][] parameterAnnotations() {
        return Annotations.parseParameters(Reflect.parameterAnnotations(number), declaring, parameterTypes.length);
    }

    // --- annotations ---

    final Map<Class<? extends Annotation>, Annotation> annotationMap() {
        return Annotations.parse(Reflect.methodAnnotations(number), declaring);
    }

    @SuppressWarnings("unchecked")
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        return (T) annotationMap().get(type);
    }

    public <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        return Annotations.byType(annotationMap(), type);
    }

    public Annotation[] getDeclaredAnnotations() {
        return Annotations.toArray(annotationMap());
    }

    // --- text ---

    final String describe(int mask, String name) {
        StringBuilder text = new StringBuilder();
        appendModifiers(text, mask);
        return text.append(name).append(Members.typeNames(parameterTypes)).append(Members.throwsClause(getExceptionTypes())).toString();
    }

    final void appendModifiers(StringBuilder text, int mask) {
        int modifiers = getModifiers() & mask;
        boolean isDefault = this instanceof Method method && method.isDefault();
        if (modifiers != 0 && !isDefault) {
            text.append(Modifier.toString(modifiers)).append(' ');
        } else if (isDefault) {
            int access = modifiers & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
            text.append(access != 0 ? Modifier.toString(access) + " " : "").append("default ");
            int other = modifiers & ~access;
            text.append(other != 0 ? Modifier.toString(other) + " " : "");
        }
    }

    final String describeGeneric(int mask, String name) {
        StringBuilder text = new StringBuilder();
        appendModifiers(text, mask);
        TypeVariable<?>[] variables = getTypeParameters();
        if (variables.length > 0) {
            Members.appendTypeParameters(text, variables);
            text.append(' ');
        }
        text.append(name).append('(');
        Type[] types = getGenericParameterTypes();
        for (int i = 0; i < types.length; i++) {
            String type = types[i].getTypeName();
            boolean variable = isVarArgs() && i == types.length - 1;
            text.append(i > 0 ? "," : "").append(variable ? type.substring(0, type.length() - 2) + "..." : type);
        }
        return text.append(')').append(Members.throwsClause(getGenericExceptionTypes())).toString();
    }
}
