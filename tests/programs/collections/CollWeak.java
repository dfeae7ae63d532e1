// since: 17
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.WeakHashMap;

// WeakHashMap: entries whose keys died vanish from every view, the others stay; order of iteration; fail-fast iterators that do not
// mind dying keys.
public class CollWeak {
    /** A key with a hash that is no identity. */
    static final class Key {
        final int number;

        Key(int number) { this.number = number; }
        @Override public int hashCode() { return number; }
        @Override public boolean equals(Object o) { return o instanceof Key && ((Key) o).number == number; }
        @Override public String toString() { return "k" + number; }
    }

    static void collect() {
        for (int i = 0; i < 3; i++) {
            System.gc();
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Keys from..to-1, those that `kept` lists stay alive. */
    static void fill(Map<Key, String> map, int from, int to, int step, List<Key> kept) {
        for (int i = from; i < to; i++) {
            Key key = new Key(i);
            map.put(key, "v" + i);
            if (i % step == 0) kept.add(key);
        }
    }

    static void show(String what, Map<Key, String> map) {
        System.out.println(what + ": " + map.size() + " " + map.isEmpty() + " " + map);
        System.out.println("  " + map.keySet() + " " + map.values() + " " + map.entrySet());
        StringBuilder text = new StringBuilder();
        map.forEach((key, value) -> text.append(key).append(value).append(' '));
        System.out.println("  " + text);
    }

    static void vanish() {
        Map<Key, String> map = new WeakHashMap<>();
        List<Key> kept = new ArrayList<>();
        fill(map, 0, 40, 5, kept);
        map.put(null, "null");
        System.out.println(map.size() + " " + map.get(new Key(7)) + " " + map.get(null));
        collect();
        System.out.println(map.get(new Key(7)) + " " + map.containsKey(new Key(8)) + " " + map.containsValue("v9") + " " + map.get(new Key(10)));
        map.remove(null);
        show("after a collection", map);
        fill(map, 40, 60, 7, kept);
        collect();
        show("more", map);
        System.out.println(map.remove(new Key(5)) + " " + map.remove(new Key(6)) + " " + map.keySet().remove(new Key(15)));
        System.out.println(map.entrySet().contains(Map.entry(new Key(20), "v20")) + " " + map.entrySet().remove(Map.entry(new Key(20), "v20")));
        map.replaceAll((key, value) -> value + "!");
        show("changed", map);
        Map<Key, String> copy = new WeakHashMap<>(map);
        System.out.println(copy.equals(map) + " " + (copy.hashCode() == map.hashCode()));
        kept.clear();
        collect();
        show("empty", map);
        System.out.println(copy.size());
        map.put(new Key(1), "one");
        map.clear();
        System.out.println(map);
    }

    /** A value may keep its own key alive: the entry stays. A value without a key goes, too, once the map is looked at. */
    static void values() {
        Map<Key, Object> map = new WeakHashMap<>();
        Key own = new Key(1);
        map.put(own, own);
        own = null;
        Object value = new Object();
        WeakReference<Object> reference = new WeakReference<>(value);
        map.put(new Key(2), value);
        value = null;
        collect();
        System.out.println(map);
        collect();
        System.out.println(reference.get() == null);
    }

    static void iterators() {
        Map<Key, String> map = new WeakHashMap<>();
        List<Key> kept = new ArrayList<>();
        fill(map, 0, 10, 1, kept);
        Iterator<Map.Entry<Key, String>> entries = map.entrySet().iterator();
        Map.Entry<Key, String> first = entries.next();
        System.out.println(first + " " + first.setValue("first") + " " + first + " " + map.get(first.getKey()));
        kept.clear();
        kept.add(first.getKey());
        boolean more = entries.hasNext();
        collect();
        System.out.println(more + " " + entries.next() + " " + first);
        entries.remove();
        try {
            entries.remove();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        try {
            entries.next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(map);
        fill(map, 20, 30, 1, kept);
        try {
            for (Key key : map.keySet()) map.put(new Key(100 + key.number), "new");
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        try {
            map.forEach((key, value) -> map.remove(key));
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        Set<Key> keys = map.keySet();
        keys.retainAll(List.of(new Key(22), new Key(24), new Key(26)));
        System.out.println(map + " " + keys);
        Collection<String> all = map.values();
        all.removeIf(value -> value.equals("v24"));
        System.out.println(map);
    }

    static void order() {
        for (int capacity : new int[] {1, 16, 100}) {
            Map<String, Integer> map = new WeakHashMap<>(capacity, capacity == 100 ? 2f : 0.75f);
            for (int i = 0; i < 50; i++) map.put(("name" + i * 7919).intern(), i);
            Map<String, Integer> copy = new WeakHashMap<>(map);
            map.putAll(Map.of("a", 1));
            map.merge("a", 5, Integer::sum);
            map.computeIfAbsent("b", String::length);
            System.out.println(map + "\n" + copy);
        }
        Map<Object, String> classes = new WeakHashMap<>();
        classes.put(WeakHashMap.class, "class");
        classes.put(null, "none");
        System.out.println(classes.size() + " " + classes.get(WeakHashMap.class) + " " + classes.get(null));
        for (int[] wrong : new int[][] {{-1, 1}, {1, 0}, {-1, 0}}) {
            try {
                System.out.println(new WeakHashMap<>(wrong[0], wrong[1]));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            System.out.println(new WeakHashMap<>(1, Float.NaN));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        vanish();
        values();
        iterators();
        order();
    }
}
