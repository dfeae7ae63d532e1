package java.util;

/** An enum set of up to 64 constants, in one long. */
final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private static final long serialVersionUID = 3411599620347842686L;

    private long elements;

    RegularEnumSet(Class<E> elementType) {
        super(elementType);
    }

    private static long bit(int ordinal) {
        return 1L << ordinal;
    }

    private long all() {
        int count = universe().length;
        return count == 0 ? 0 : -1L >>> -count;
    }

    @Override
    void addAll() {
        elements = all();
    }

    @Override
    void addRange(E from, E to) {
        elements = (-1L >>> (from.ordinal() - to.ordinal() - 1)) << from.ordinal();
    }

    @Override
    void complement() {
        elements = ~elements & all();
    }

    @Override
    int nextOrdinal(int from) {
        long rest = from < 64 ? elements >>> from << from : 0;
        return rest == 0 ? -1 : Long.numberOfTrailingZeros(rest);
    }

    @Override
    void removeOrdinal(int ordinal) {
        elements &= ~bit(ordinal);
    }

    @Override
    public int size() {
        return Long.bitCount(elements);
    }

    @Override
    public boolean isEmpty() {
        return elements == 0;
    }

    @Override
    public boolean contains(Object e) {
        int ordinal = ordinalOf(e);
        return ordinal >= 0 && (elements & bit(ordinal)) != 0;
    }

    @Override
    public boolean add(E e) {
        typeCheck(e);
        long old = elements;
        elements |= bit(e.ordinal());
        return elements != old;
    }

    @Override
    public boolean remove(Object e) {
        int ordinal = ordinalOf(e);
        if (ordinal < 0) {
            return false;
        }
        long old = elements;
        elements &= ~bit(ordinal);
        return elements != old;
    }

    private static boolean isRegular(Object c) {
        return c instanceof RegularEnumSet;
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        if (!isRegular(c)) {
            return super.containsAll(c);
        }
        RegularEnumSet<?> es = (RegularEnumSet<?>) c;
        return es.elementType != elementType ? es.isEmpty() : (es.elements & ~elements) == 0;
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (!isRegular(c)) {
            return super.addAll(c);
        }
        RegularEnumSet<?> es = (RegularEnumSet<?>) c;
        if (es.elementType != elementType) {
            if (es.isEmpty()) {
                return false;
            }
            throw new ClassCastException(es.elementType + " != " + elementType);
        }
        long old = elements;
        elements |= es.elements;
        return elements != old;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        if (!isRegular(c)) {
            return super.removeAll(c);
        }
        RegularEnumSet<?> es = (RegularEnumSet<?>) c;
        long old = elements;
        if (es.elementType == elementType) {
            elements &= ~es.elements;
        }
        return elements != old;
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        if (!isRegular(c)) {
            return super.retainAll(c);
        }
        RegularEnumSet<?> es = (RegularEnumSet<?>) c;
        long old = elements;
        elements = es.elementType == elementType ? elements & es.elements : 0;
        return elements != old;
    }

    @Override
    public void clear() {
        elements = 0;
    }

    @Override
    public boolean equals(Object o) {
        if (!isRegular(o)) {
            return super.equals(o);
        }
        RegularEnumSet<?> es = (RegularEnumSet<?>) o;
        return es.elementType == elementType ? es.elements == elements : es.elements == 0 && elements == 0;
    }
}
