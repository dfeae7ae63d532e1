// since: 17
import java.util.*;

/** Key, value and entry views of maps write through. */
public class CollViews {
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

    static void views(String name, Map<String, Integer> m) {
        for (String s : "delta alpha echo bravo charlie foxtrot golf".split(" ")) {
            m.put(s, s.length());
        }
        Set<String> keys = m.keySet();
        Collection<Integer> values = m.values();
        Set<Map.Entry<String, Integer>> entries = m.entrySet();
        System.out.println(name + " " + keys + values + entries);
        System.out.println(keys.contains("echo") + " " + values.contains(7) + entries.contains(Map.entry("echo", 4)) + entries.contains(Map.entry("echo", 5)) + entries.contains("echo"));
        System.out.println(keys.remove("echo") + " " + keys.remove("none") + values.remove(7) + values.remove(99) + entries.remove(Map.entry("golf", 4)) + entries.remove(Map.entry("golf", 5)) + m);
        m.put("hotel", 5);
        System.out.println(keys + " " + values + " " + keys.size() + values.size() + entries.size());
        System.out.println(keys.equals(new HashSet<>(keys)) + " " + keys.hashCode() + " " + entries.hashCode() + entries.equals(new HashMap<>(m).entrySet()) + values.equals(values));
        for (Map.Entry<String, Integer> e : entries) {
            e.setValue(e.getValue() * 10);
        }
        System.out.println(m + " " + Arrays.toString(keys.toArray(new String[0])) + Arrays.toString(values.toArray()));
        t("entries add", () -> entries.add(Map.entry("x", 1)));
        t("retain", () -> keys.retainAll(List.of("alpha", "bravo", "hotel")) + " " + m);
        t("removeIf", () -> values.removeIf(v -> v > 1000) + " " + entries.removeIf(e -> e.getKey().startsWith("b")) + m);
        t("removeAll", () -> keys.removeAll(List.of("alpha", "q")) + " " + m);
        Map.Entry<String, Integer> e = entries.iterator().next();
        System.out.println(e + " " + e.hashCode() + e.equals(Map.entry("hotel", 50)) + e.equals("hotel"));
        values.clear();
        System.out.println(m + " " + m.isEmpty() + keys + entries);
    }

    public static void main(String[] args) {
        views("HashMap", new HashMap<>());
        views("LinkedHashMap", new LinkedHashMap<>());
        views("TreeMap", new TreeMap<>());
        views("Hashtable", new Hashtable<>());
        views("WeakHashMap", new WeakHashMap<>());
        views("TreeMap tail", new TreeMap<String, Integer>().tailMap("a", true));
        views("TreeMap descending", new TreeMap<String, Integer>().descendingMap());
        views("checked", Collections.checkedMap(new HashMap<>(), String.class, Integer.class));
        views("synchronized", Collections.synchronizedMap(new TreeMap<>()));

        Map<String, List<Integer>> graph = new TreeMap<>();
        graph.computeIfAbsent("a", k -> new ArrayList<>()).add(1);
        graph.computeIfAbsent("a", k -> new ArrayList<>()).add(2);
        graph.computeIfAbsent("b", k -> new ArrayList<>()).add(3);
        System.out.println(graph);
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        List<Integer> sub = l.subList(2, 5);
        sub.set(0, 33);
        sub.add(7);
        sub.remove(Integer.valueOf(4));
        sub.subList(0, 1).clear();
        System.out.println(l + " " + sub);
        Collections.reverse(sub);
        sub.addAll(0, List.of(8, 9));
        sub.sort(null);
        System.out.println(l + " " + sub + sub.indexOf(9) + sub.contains(6));
        NavigableSet<Integer> s = new TreeSet<>(List.of(1, 2, 3, 4, 5, 6));
        SortedSet<Integer> low = s.headSet(4);
        low.remove(2);
        s.add(0);
        System.out.println(low + " " + s + s.descendingSet().headSet(3));
        t("outside", () -> low.add(9));
        low.clear();
        System.out.println(s);
    }
}
