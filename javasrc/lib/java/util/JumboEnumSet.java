package java.util;

/** An enum set of more than 64 constants. */
final class JumboEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private static final long serialVersionUID = 334349849919042784L;

    private BitSet elements;

    JumboEnumSet(Class<E> elementType, int count) {
        super(elementType);
        elements = new BitSet(count);
    }

    @Override
    void addAll() {
        elements.set(0, universe().length);
    }

    @Override
    void addRange(E from, E to) {
        elements.set(from.ordinal(), to.ordinal() + 1);
    }

    @Override
    void complement() {
        elements.flip(0, universe().length);
    }

    @Override
    int nextOrdinal(int from) {
        return elements.nextSetBit(from);
    }

    @Override
    void removeOrdinal(int ordinal) {
        elements.clear(ordinal);
    }

    @Override public boolean isEmpty() { return elements.isEmpty(); }
    @Override public int size() { return elements.cardinality(); }

    @Override
    public boolean contains(Object e) {
        int ordinal = ordinalOf(e);
        return ordinal >= 0 && elements.get(ordinal);
    }

    @Override
    public boolean add(E e) {
        typeCheck(e);
        boolean absent = !elements.get(e.ordinal());
        elements.set(e.ordinal());
        return absent;
    }

    @Override
    public boolean remove(Object e) {
        boolean present = contains(e);
        if (present) {
            elements.clear(((Enum<?>) e).ordinal());
        }
        return present;
    }

    @Override public void clear() { elements.clear(); }

    @Override
    public EnumSet<E> clone() {
        JumboEnumSet<E> twin = (JumboEnumSet<E>) super.clone();
        twin.elements = (BitSet) twin.elements.clone();
        return twin;
    }
}
