package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A sorted set: the keys of a tree map, or of a range of one, with the value TRUE. */
public class TreeSet<E> extends OrderedKeys<E> implements NavigableSet<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -2479143000061671589L;

    private TreeSet(OrderedMap<E, ?> map) {
        super(map);
    }

    public TreeSet() {
        this(new TreeMap<E, Boolean>());
    }

    public TreeSet(Comparator<? super E> comparator) {
        this(new TreeMap<E, Boolean>(comparator));
    }

    public TreeSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        this(s.comparator());
        addAll(s);
    }

    @Override
    NavigableSet<E> over(NavigableMap<E, ?> other) {
        return new TreeSet<>((OrderedMap<E, ?>) other);
    }

    @SuppressWarnings("unchecked")
    private OrderedMap<E, Boolean> marks() {
        return (OrderedMap<E, Boolean>) map;
    }

    @Override
    public boolean add(E e) {
        return marks().store(e, true, true) == null;
    }

    /** What is sorted already, in the same order, needs no comparisons in an empty set. */
    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (map != map.tree() || !map.isEmpty() || c.size() == 0 || !(c instanceof SortedSet)
            || !Objects.equals(comparator(), ((SortedSet<?>) c).comparator())) {
            return super.addAll(c);
        }
        marks().tree().appendKeys(c, true);
        return true;
    }

    @Override public void addFirst(E e) { throw new UnsupportedOperationException(); }
    @Override public void addLast(E e) { throw new UnsupportedOperationException(); }

    @Override
    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            TreeSet<E> twin = (TreeSet<E>) super.clone();
            twin.map = new TreeMap<>((SortedMap<E, ?>) map);
            return twin;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(comparator());
        out.writeInt(size());
        for (E element : this) out.writeObject(element);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        TreeMap<E, Boolean> read = new TreeMap<>((Comparator<? super E>) in.readObject());
        for (int left = in.readInt(); left > 0; left--) read.appendKeys(Collections.singleton((E) in.readObject()), true);
        map = read;
    }
}
