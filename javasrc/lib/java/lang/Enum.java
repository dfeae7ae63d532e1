package java.lang;

import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.Optional;

/** The superclass of all enums. */
public abstract class Enum<E extends Enum<E>> implements Constable, Comparable<E>, java.io.Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    @Override public final boolean equals(Object other) { return this == other; }
    @Override public final int hashCode() { return super.hashCode(); }
    public final String name() { return name; }
    public final int ordinal() { return ordinal; }
    @Override public String toString() { return name; }

    @Override
    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    @Override
    public final int compareTo(E o) {
        Enum<?> other = o;
        if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
            throw new ClassCastException();
        }
        return ordinal - other.ordinal();
    }

    @SuppressWarnings("unchecked")
    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass(), parent = own.getSuperclass();
        return (Class<E>) (parent == Enum.class ? own : parent);
    }

    public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
        T constant = enumClass.enumConstantDirectory().get(name);
        if (constant != null) {
            return constant;
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        throw new IllegalArgumentException("No enum constant " + enumClass.getCanonicalName() + "." + name);
    }

    @Override
    protected final void finalize() {
    }

    @Override
    public final Optional<EnumDesc<E>> describeConstable() {
        return getDeclaringClass().describeConstable().map(type -> EnumDesc.of(type, name));
    }

    /** The description of an enum constant. */
    public static final class EnumDesc<E extends Enum<E>> extends DynamicConstantDesc<E> {
        private EnumDesc(ClassDesc constantType, String constantName) {
            super(ConstantDescs.BSM_ENUM_CONSTANT, constantName, constantType);
        }

        public static <E extends Enum<E>> EnumDesc<E> of(ClassDesc enumClass, String constantName) {
            return new EnumDesc<>(Objects.requireNonNull(enumClass), Objects.requireNonNull(constantName));
        }

        @Override
        public String toString() {
            return String.join("", "EnumDesc[", constantType().displayName(), ".", constantName(), "]");
        }

        @Override
        @SuppressWarnings("unchecked")
        public E resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
            Object type = constantType().resolveConstantDesc(lookup);
            return Enum.valueOf((Class<E>) type, constantName());
        }
    }
}
