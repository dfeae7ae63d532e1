package java.util;

import java.io.Serializable;

/** A set of constants of one enum, a bit each. The constants are asked for when needed, not kept per set. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    private static final long serialVersionUID = 1009687484059888093L;

    final transient Class<E> elementType;

    EnumSet(Class<E> elementType) {
        this.elementType = elementType;
    }

    /** The constants of an enum; null for another class. */
    static <E extends Enum<E>> E[] constants(Class<E> type) {
        if (type == null) {
            throw new NullPointerException("Cannot invoke \"java.lang.Class.getEnumConstantsShared()\" because \"klass\" is null");
        }
        return type.getEnumConstants();
    }

    private static <E extends Enum<E>> E[] universeOf(Class<E> elementType) {
        E[] universe = constants(elementType);
        if (universe == null) {
            throw new ClassCastException(elementType + " not an enum");
        }
        return universe;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        int count = universeOf(elementType).length;
        return count > 64 ? new JumboEnumSet<>(elementType, count) : new RegularEnumSet<>(elementType);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> all = noneOf(elementType);
        all.addAll();
        return all;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) throw new IllegalArgumentException(from + " > " + to);
        EnumSet<E> part = noneOf(to.getDeclaringClass());
        part.addRange(from, to);
        return part;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> others = s.clone();
        others.complement();
        return others;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) { return s.clone(); }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) return ((EnumSet<E>) c).clone();
        if (c.isEmpty()) throw new IllegalArgumentException("Collection is empty");
        EnumSet<E> copy = null;
        for (E element : c) {
            if (copy == null) copy = noneOf(element.getDeclaringClass());
            copy.add(element);
        }
        if (copy == null) throw new IllegalArgumentException("Collection is empty");
        return copy;
    }

    private EnumSet<E> with(E element) {
        add(element);
        return this;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) { return noneOf(e.getDeclaringClass()).with(e); }
    public static <E extends Enum<E>> EnumSet<E> of(E a, E b) { return noneOf(a.getDeclaringClass()).with(a).with(b); }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c) {
        return noneOf(a.getDeclaringClass()).with(a).with(b).with(c);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d) {
        return noneOf(a.getDeclaringClass()).with(a).with(b).with(c).with(d);
    }

    public static <E extends Enum<E>> EnumSet<E> of(E a, E b, E c, E d, E e) {
        return noneOf(a.getDeclaringClass()).with(a).with(b).with(c).with(d).with(e);
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> all = noneOf(first.getDeclaringClass()).with(first);
        for (int i = 0; i < rest.length; i++) all.add(rest[i]);
        return all;
    }

    @SuppressWarnings("unchecked")
    public EnumSet<E> clone() {
        try {
            return (EnumSet<E>) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    final void typeCheck(E e) {
        Class<?> type = e.getClass();
        if (type != elementType && type.getSuperclass() != elementType) throw new ClassCastException(type + " != " + elementType);
    }

    /** The ordinal of a constant of our enum, or -1. */
    final int ordinalOf(Object e) {
        if (e == null) {
            return -1;
        }
        Class<?> eClass = e.getClass();
        return eClass == elementType || eClass.getSuperclass() == elementType ? ((Enum<?>) e).ordinal() : -1;
    }

    final E[] universe() { return elementType.getEnumConstants(); }

    abstract void addAll();

    abstract void addRange(E from, E to);

    abstract void complement();

    /** The least ordinal in the set that is at least `from`, or -1. */
    abstract int nextOrdinal(int from);

    abstract void removeOrdinal(int ordinal);

    public Iterator<E> iterator() { return new EnumIterator(); }

    private final class EnumIterator implements Iterator<E> {
        private final E[] universe = universe();
        private int next = nextOrdinal(0);
        private int last = -1;

        @Override public boolean hasNext() { return next >= 0; }

        @Override
        public E next() {
            if (next < 0) {
                throw new NoSuchElementException();
            }
            last = next;
            next = nextOrdinal(last + 1);
            return universe[last];
        }

        @Override
        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            removeOrdinal(last);
            last = -1;
        }
    }

    // --- serialization ---

    Object writeReplace() {
        return new SerializationProxy<>(this);
    }

    /** What is written instead of a set. */
    private static final class SerializationProxy<E extends Enum<E>> implements Serializable {
        private static final long serialVersionUID = 362491234563181265L;

        private final Class<E> elementType;
        private final Enum<?>[] elements;

        SerializationProxy(EnumSet<E> set) {
            elementType = set.elementType;
            elements = set.toArray(new Enum<?>[0]);
        }

        @SuppressWarnings("unchecked")
        private Object readResolve() {
            EnumSet<E> set = EnumSet.noneOf(elementType);
            for (Enum<?> element : elements) {
                set.add((E) element);
            }
            return set;
        }
    }
}
