package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.BiFunction;

/** A sorted map for many threads; a tree, in spite of its name: there is no contention to avoid. */
public class ConcurrentSkipListMap<K, V> extends SortedItems<K, V> implements ConcurrentNavigableMap<K, V>, Cloneable, Serializable {
    private static final long serialVersionUID = -8627078645895051609L;

    public ConcurrentSkipListMap() {
        super((Comparator<? super K>) null);
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        super(comparator);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        super((Comparator<? super K>) null);
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        super(m.comparator());
        putAll(m);
    }

    @Override
    public ConcurrentSkipListMap<K, V> clone() {
        return new ConcurrentSkipListMap<>((SortedMap<K, V>) this);
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        return super.compute(key, Objects.requireNonNull(remappingFunction));
    }

    // --- serialization: the comparator; keys and values in turn, up to a null ---

    private static final class SerialForm {
        private static final ObjectStreamField[] serialPersistentFields = {new ObjectStreamField("comparator", Comparator.class)};
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.putFields().put("comparator", comparator());
        out.writeFields();
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        useComparator((Comparator<? super K>) in.readFields().get("comparator", null));
        for (Object key = in.readObject(); key != null; key = in.readObject()) put((K) key, (V) in.readObject());
    }
}
