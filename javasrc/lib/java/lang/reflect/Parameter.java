package java.lang.reflect;

import clew.internal.Annotations;
import java.lang.annotation.Annotation;

/** A parameter of a method or constructor. */
public final class Parameter implements AnnotatedElement {
    private final String name;
    private final int modifiers;
    private final Executable executable;
    private final int index;
    private final boolean recorded;     // by the MethodParameters attribute

    Parameter(String name, int modifiers, Executable executable, int index, boolean recorded) {
        this.name = name;
        this.modifiers = modifiers;
        this.executable = executable;
        this.index = index;
        this.recorded = recorded;
    }

    public Executable getDeclaringExecutable() { return executable; }
    public int getModifiers() { return modifiers; }
    public String getName() { return name == null || name.isEmpty() ? "arg" + index : name; }
    public Class<?> getType() { return executable.parameterTypes[index]; }
    public boolean isNamePresent() { return recorded && name != null; }

    public Type getParameterizedType() {
        Type[] types = executable.getGenericParameterTypes();
        return index < types.length ? types[index] : getType();
    }

    public AnnotatedType getAnnotatedType() { return null; }
    public boolean isImplicit() { return Modifier.isMandated(modifiers); }
    public boolean isSynthetic() { return Modifier.isSynthetic(modifiers); }

    public boolean isVarArgs() {
        return index + 1 == executable.getParameterCount() && executable.isVarArgs();
    }

    @SuppressWarnings("unchecked")
    public <T extends Annotation> T getAnnotation(Class<T> type) {
        java.util.Objects.requireNonNull(type);
        return (T) Annotations.toMap(getDeclaredAnnotations()).get(type);
    }

    public <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
        return getDeclaredAnnotationsByType(type);
    }

    public Annotation[] getAnnotations() { return getDeclaredAnnotations(); }
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> type) { return getAnnotation(type); }
    public Annotation[] getDeclaredAnnotations() { return executable.getParameterAnnotations()[index]; }

    public boolean equals(Object object) {
        return object instanceof Parameter other && index == other.index && executable.equals(other.executable);
    }

    public int hashCode() { return index ^ executable.hashCode(); }

    public String toString() {
        String type = getParameterizedType().getTypeName();
        String flags = Modifier.toString(modifiers & ~(Modifier.SYNTHETIC | Modifier.MANDATED));
        String shown = isVarArgs() && type.endsWith("[]") ? type.substring(0, type.length() - 2) + "..." : type;
        return (flags.isEmpty() ? "" : flags + " ") + shown + " " + getName();
    }
}
