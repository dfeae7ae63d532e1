// since: 17
import java.util.*;

/** Text, equality and hash codes: nested, null, self-containing, across kinds. */
public class CollSelfAndText {
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

    public static void main(String[] args) {
        List<Object> self = new ArrayList<>();
        self.add(1);
        self.add(self);
        System.out.println(self);
        Map<Object, Object> m = new HashMap<>();
        m.put("me", m);
        System.out.println(m);
        Collection<Object> d = new ArrayDeque<>();
        d.add(d);
        d.add("x");
        System.out.println(d);
        Hashtable<Object, Object> h = new Hashtable<>();
        h.put("me", h);
        System.out.println(h);
        System.out.println(List.of(List.of(), Map.of("k", Set.of(1)), Optional.empty(), new int[0].length) + " " + Arrays.asList(null, 'c', 1.0f, 2L));
        List<Collection<?>> kinds = List.of(new ArrayList<>(List.of(1, 2)), new LinkedList<>(List.of(1, 2)), new Vector<>(List.of(1, 2)), Arrays.asList(1, 2), List.of(1, 2),
                new TreeSet<>(List.of(1, 2)), new LinkedHashSet<>(List.of(1, 2)), new HashSet<>(List.of(2, 1)), Collections.unmodifiableList(List.of(1, 2)),
                Collections.singleton(1), Collections.nCopies(2, 1), new ArrayDeque<>(List.of(1, 2)), Collections.unmodifiableCollection(List.of(1, 2)));
        for (Collection<?> a : kinds) {
            StringBuilder b = new StringBuilder();
            for (Collection<?> c : kinds) {
                b.append(a.equals(c) ? '1' : '0');
            }
            boolean byContent = a instanceof List || a instanceof Set;
            System.out.println(b + " " + a + " " + (byContent ? a.hashCode() : 0));
        }
        System.out.println(new HashMap<>(Map.of(1, 2)).equals(new TreeMap<>(Map.of(1, 2))) + " " + new HashMap<>(Map.of(1, 2)).equals(new HashMap<>(Map.of(1, 3)))
                + new TreeMap<>(Map.of(1, 2)).equals(Map.of("a", 2)) + new TreeSet<>(List.of(1)).equals(Set.of("x")) + new HashMap<>().equals(List.of()));
        Map<String, Integer> nulls = new HashMap<>();
        nulls.put(null, 1);
        nulls.put("a", null);
        System.out.println(nulls + " " + nulls.hashCode() + nulls.containsValue(null) + nulls.get(null) + nulls.containsKey("a") + nulls.equals(new LinkedHashMap<>(nulls)));
        Map<List<Integer>, String> byList = new HashMap<>();
        byList.put(List.of(1, 2), "x");
        System.out.println(byList.get(Arrays.asList(1, 2)) + " " + byList.get(new LinkedList<>(List.of(1, 2))));
        System.out.println(new HashSet<>(Arrays.asList(0.0, -0.0, Double.NaN, Double.NaN, 0L, 0)).size());
        Object[] cloned = {new ArrayList<>(List.of(1)).clone(), new LinkedList<>(List.of(1)).clone(), new HashMap<>(Map.of(1, 1)).clone(), new TreeMap<>(Map.of(1, 1)).clone(),
            new HashSet<>(List.of(1)).clone(), new TreeSet<>(List.of(1)).clone(), new Vector<>(List.of(1)).clone(), new Hashtable<>(Map.of(1, 1)).clone(),
            new ArrayDeque<>(List.of(1)).clone(), new LinkedHashMap<>(Map.of(1, 1)).clone(), new IdentityHashMap<>(Map.of(1, 1)).clone(), new BitSet().clone()};
        for (Object o : cloned) {
            System.out.println(o.getClass().getName() + " " + o);
        }
    }
}
