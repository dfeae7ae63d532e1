// since: 17
import java.util.*;

/** Linked hash maps: order of insertion and of access, eldest entries, an LRU cache. */
public class CollLinkedMaps {
    interface Op {
        Object run() throws Exception;
    }

    /** Prints a result, or the exception (without the message where the VM writes it). */
    static void t(String label, Op op) {
        try {
            System.out.println(label + " = " + show(op.run()));
        } catch (NullPointerException | ClassCastException | ArrayStoreException
                | ArrayIndexOutOfBoundsException e) {
            System.out.println(label + " ! " + e.getClass().getName());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return Arrays.deepToString((Object[]) o);
        }
        if (o instanceof int[]) {
            return Arrays.toString((int[]) o);
        }
        return String.valueOf(o);
    }

    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;
        final List<Object> evicted = new ArrayList<>();

        Lru(int capacity) {
            super(4, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > capacity) {
                evicted.add(eldest.getKey());
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Lru<Integer, String> lru = new Lru<>(4);
        Random r = new Random(77);
        for (int i = 0; i < 120; i++) {
            int k = r.nextInt(9);
            String label = i + " ";
            switch (r.nextInt(10)) {
                case 0: case 1: case 2: t(label + "put " + k, () -> lru.put(k, "v" + k)); break;
                case 3: case 4: t(label + "get " + k, () -> lru.get(k)); break;
                case 5: t(label + "getOrDefault " + k, () -> lru.getOrDefault(k, "none")); break;
                case 6: t(label + "putIfAbsent " + k, () -> lru.putIfAbsent(k, "w" + k)); break;
                case 7: t(label + "merge " + k, () -> lru.merge(k, "+", String::concat)); break;
                case 8: t(label + "computeIfAbsent " + k, () -> lru.computeIfAbsent(k, x -> "c" + x)); break;
                default: t(label + "replace " + k, () -> lru.replace(k, "r") + " " + lru.containsKey(k) + lru.containsValue("r")); break;
            }
            System.out.println(lru + " " + lru.evicted.size());
        }
        System.out.println(lru.evicted);
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        for (String s : "one two three four five six seven".split(" ")) {
            m.put(s, s.length());
        }
        m.put("two", 22);
        m.remove("four");
        m.put("four", 44);
        System.out.println(m + " " + m.keySet() + m.values() + new ArrayList<>(m.entrySet()));
        m.entrySet().removeIf(e -> e.getValue() == 3);
        System.out.println(m + " " + m.clone() + m.equals(new HashMap<>(m)) + " " + new LinkedHashMap<>(m));
        Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator();
        System.out.println(it.next().setValue(100) + " " + m);
        it.remove();
        System.out.println(m);
        m.keySet().retainAll(Set.of("two", "seven"));
        System.out.println(m);
        m.clear();
        m.put("z", 1);
        m.put("a", 2);
        System.out.println(m);
        LinkedHashMap<Integer, Integer> access = new LinkedHashMap<>(8, 0.5f, true);
        for (int i = 0; i < 6; i++) {
            access.put(i, i);
        }
        access.get(2);
        access.forEach((k, v) -> System.out.print(k + " "));
        access.putAll(Map.of(0, 10));
        access.compute(4, (k, v) -> v + 1);
        access.computeIfPresent(1, (k, v) -> null);
        System.out.println(access + " " + access.clone());
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(5, 2, 9));
        s.add(2);
        s.remove(5);
        s.add(5);
        System.out.println(s);
    }
}
