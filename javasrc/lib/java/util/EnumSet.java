package java.util;

import java.io.Serializable;

/** A set of constants of one enum, a bit each. The constants are asked for when needed, not kept per set. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, Serializable {
    private static final long serialVersionUID = 1009687484059888093L;

    final transient Class<E> elementType;

    EnumSet(Class<E> elementType) {
        this.elementType = elementType;
    }

    private static <E extends Enum<E>> E[] universeOf(Class<E> elementType) {
        E[] universe = elementType.getEnumConstants();
        if (universe == null) {
            throw new ClassCastException(elementType + " not an enum");
        }
        return universe;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        int count = universeOf(elementType).length;
        return count <= 64 ? new RegularEnumSet<>(elementType) : new JumboEnumSet<>(elementType, count);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> result = noneOf(elementType);
        result.addAll();
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) { return s.clone(); }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> i = c.iterator();
        EnumSet<E> result = EnumSet.of(i.next());
        while (i.hasNext()) {
            result.add(i.next());
        }
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> result = copyOf(s);
        result.complement();
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> result = noneOf(e.getDeclaringClass());
        result.add(e);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> result = of(e1);
        result.add(e2);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> result = of(e1, e2);
        result.add(e3);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> result = of(e1, e2, e3);
        result.add(e4);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> result = of(e1, e2, e3, e4);
        result.add(e5);
        return result;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> result = of(first);
        for (E e : rest) {
            result.add(e);
        }
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> result = noneOf(from.getDeclaringClass());
        result.addRange(from, to);
        return result;
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
        Class<?> eClass = e.getClass();
        if (eClass != elementType && eClass.getSuperclass() != elementType) {
            throw new ClassCastException(eClass + " != " + elementType);
        }
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
