package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Collection;
import java.util.Comparator;
import java.util.NavigableSet;
import java.util.SortedSet;

/** A sorted set for many threads: the keys of a map. */
public class ConcurrentSkipListSet<E> extends SortedKeys<E, Boolean> implements NavigableSet<E>, Cloneable, Serializable {
    private static final long serialVersionUID = -2479143111061671589L;

    public ConcurrentSkipListSet() {
        super(new ConcurrentSkipListMap<>(), Boolean.TRUE);
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        super(new ConcurrentSkipListMap<>(comparator), Boolean.TRUE);
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        this(s.comparator());
        addAll(s);
    }

    @Override
    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<>((SortedSet<E>) this);
    }

    // --- serialization: the map ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("m", ConcurrentNavigableMap.class)};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("m", map);
        out.writeFields();
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        use((ConcurrentSkipListMap<E, Boolean>) in.readFields().get("m", null), Boolean.TRUE);
    }
}
