// since: 17
import java.util.*;
import java.util.function.*;

/** Constructors, copies and conversions: what is shared and what is not. */
public class CollCopies {
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
        List<Function<Collection<Integer>, Collection<Integer>>> makers = List.of(ArrayList::new, LinkedList::new, Vector::new, ArrayDeque::new, PriorityQueue::new,
                HashSet::new, LinkedHashSet::new, TreeSet::new, List::copyOf, Collections::unmodifiableCollection);
        Collection<Integer> source = new ArrayList<>(List.of(40, 10, 30, 20, 30));
        for (Function<Collection<Integer>, Collection<Integer>> make : makers) {
            Collection<Integer> c = make.apply(source);
            System.out.println(c + " " + c.size());
            System.out.println(Arrays.toString(c.toArray()) + Arrays.toString(c.toArray(new Integer[7])) + Arrays.toString(c.toArray(Integer[]::new)) + c.toArray(new Number[0]).length);
            t("wrong array", () -> c.toArray(new String[0]));
            t("object array", () -> { Object[] a = c.toArray(); a[0] = "changed"; return c; });
            t("null", () -> make.apply(null));
            t("empty", () -> make.apply(List.of()));
        }
        List<StringBuilder> shallow = new ArrayList<>(List.of(new StringBuilder("a")));
        List<StringBuilder> copy = new ArrayList<>(shallow);
        copy.get(0).append("b");
        copy.add(new StringBuilder("c"));
        System.out.println(shallow + " " + copy);
        Map<String, List<Integer>> m = new HashMap<>();
        m.put("k", new ArrayList<>(List.of(1)));
        @SuppressWarnings("unchecked")
        Map<String, List<Integer>> c2 = (Map<String, List<Integer>>) ((HashMap<String, List<Integer>>) m).clone();
        c2.get("k").add(2);
        c2.put("z", null);
        System.out.println(m + " " + c2);
        TreeMap<Integer, Integer> reversed = new TreeMap<>(Comparator.reverseOrder());
        reversed.putAll(Map.of(1, 1, 2, 2, 3, 3));
        System.out.println(new TreeMap<>(reversed) + " " + new TreeMap<>((Map<Integer, Integer>) reversed) + new TreeMap<Integer, Integer>(reversed.headMap(1)) + new HashMap<>(reversed)
                + new LinkedHashMap<>(reversed) + new TreeSet<>(reversed.navigableKeySet()) + new TreeSet<Integer>((Collection<Integer>) reversed.keySet()));
        ArrayList<Integer> a = new ArrayList<>(0);
        a.ensureCapacity(100);
        for (int i = 0; i < 1000; i++) {
            a.add(i);
        }
        a.trimToSize();
        a.subList(10, 990).clear();
        System.out.println(a + " " + a.size());
        List<Integer> selfAdd = new ArrayList<>(List.of(1, 2));
        selfAdd.addAll(selfAdd);
        selfAdd.addAll(1, selfAdd);
        System.out.println(selfAdd + " " + selfAdd.removeAll(selfAdd) + selfAdd);
        List<Integer> linked = new LinkedList<>(List.of(1, 2));
        linked.addAll(linked);
        System.out.println(linked + " " + linked.retainAll(linked));
        Set<Integer> set = new TreeSet<>(List.of(1, 2, 3));
        System.out.println(set.containsAll(set) + " " + set.addAll(set) + set.retainAll(set) + set);
        Map<Integer, Integer> mm = new TreeMap<>(Map.of(1, 2));
        mm.putAll(mm);
        System.out.println(mm);
        t("toArray null", () -> new ArrayList<>().toArray((Object[]) null));
        t("list of arrays", () -> Arrays.asList(new int[] {1}, new int[] {2}).size());
        t("nested", () -> new ArrayList<>(Arrays.asList(List.of(1), List.of(), Arrays.asList((Object) null))));
    }
}
