// since: 17
import java.util.*;

/** Unmodifiable, synchronized and checked wrappers. */
public class CollWrappers {
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

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<Integer> base = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> u = Collections.unmodifiableList(base);
        base.add(4);
        System.out.println(u + " " + u.equals(base) + " " + u.hashCode() + u.get(1) + u.contains(4) + u.subList(1, 3) + (u instanceof RandomAccess)
                + (Collections.unmodifiableList(new LinkedList<>()) instanceof RandomAccess) + (Collections.unmodifiableList(u) == u));
        t("add", () -> u.add(1));
        t("set", () -> u.set(0, 1));
        t("sort", () -> { u.sort(null); return ""; });
        t("sub add", () -> u.subList(0, 1).add(1));
        t("removeIf", () -> u.removeIf(x -> true));
        t("iterator", () -> { Iterator<Integer> it = u.iterator(); it.next(); it.remove(); return ""; });
        t("listIterator", () -> { ListIterator<Integer> it = u.listIterator(2); it.previous(); it.set(4); return ""; });
        Collection<Integer> c = Collections.unmodifiableCollection(base);
        System.out.println(c + " " + c.equals(base) + " " + c.equals(c) + c.size());
        t("coll clear", () -> { c.clear(); return ""; });
        Set<Integer> s = Collections.unmodifiableSet(new TreeSet<>(base));
        System.out.println(s + " " + s.equals(Set.of(1, 2, 3, 4)) + s.hashCode());
        SortedSet<Integer> ss = Collections.unmodifiableSortedSet(new TreeSet<>(base));
        System.out.println(ss.first() + " " + ss.last() + ss.headSet(3) + ss.tailSet(3) + ss.subSet(2, 4) + ss.comparator());
        t("headSet add", () -> ss.headSet(3).add(0));
        NavigableSet<Integer> ns = Collections.unmodifiableNavigableSet(new TreeSet<>(base));
        System.out.println(ns.lower(2) + " " + ns.descendingSet() + ns.headSet(2, true));
        t("pollFirst", () -> ns.pollFirst());
        t("desc remove", () -> ns.descendingSet().remove(1));
        Map<String, Integer> m = Collections.unmodifiableMap(new LinkedHashMap<>(new TreeMap<>(Map.of("a", 1, "b", 2))));
        System.out.println(m + " " + m.keySet() + m.values() + m.entrySet() + m.hashCode() + m.equals(Map.of("a", 1, "b", 2)) + m.getOrDefault("z", 9) + m.get("a"));
        t("put", () -> m.put("c", 1));
        t("merge", () -> m.merge("a", 1, Integer::sum));
        t("entry setValue", () -> m.entrySet().iterator().next().setValue(3));
        t("entry array", () -> ((Map.Entry) m.entrySet().toArray()[0]).setValue(3));
        t("entries", () -> m.entrySet().contains(Map.entry("a", 1)) + " " + m.entrySet().iterator().next().equals(Map.entry("a", 1)) + m.entrySet().iterator().next());
        t("keySet clear", () -> { m.keySet().clear(); return ""; });
        t("replaceAll", () -> { m.replaceAll((k, v) -> 0); return ""; });
        SortedMap<String, Integer> sm = Collections.unmodifiableSortedMap(new TreeMap<>(m));
        System.out.println(sm.firstKey() + sm.lastKey() + sm.headMap("b") + sm.tailMap("b") + sm.subMap("a", "b"));
        t("tailMap put", () -> sm.tailMap("a").put("c", 1));
        NavigableMap<String, Integer> nm = Collections.unmodifiableNavigableMap(new TreeMap<>(m));
        System.out.println(nm.firstEntry() + " " + nm.floorEntry("az") + nm.descendingMap() + nm.navigableKeySet() + nm.lowerEntry("a"));
        t("firstEntry", () -> nm.firstEntry().setValue(1));
        t("pollLastEntry", () -> nm.pollLastEntry());

        List<Integer> sy = Collections.synchronizedList(new ArrayList<>());
        Collections.addAll(sy, 3, 1, 2);
        sy.sort(null);
        sy.replaceAll(x -> x * 2);
        System.out.println(sy + " " + sy.equals(List.of(2, 4, 6)) + sy.subList(1, 2) + sy.hashCode() + sy.indexOf(4) + sy.remove(Integer.valueOf(4)) + sy.removeIf(x -> x > 5) + sy);
        t("sync get", () -> sy.get(9));
        Map<Integer, Integer> sym = Collections.synchronizedMap(new TreeMap<>());
        for (int i = 0; i < 5; i++) {
            sym.merge(i % 3, 1, Integer::sum);
            sym.computeIfAbsent(i + 10, k -> k);
        }
        synchronized (sym) {
            for (Map.Entry<Integer, Integer> e : sym.entrySet()) {
                e.setValue(e.getValue() * 2);
            }
        }
        System.out.println(sym + " " + sym.keySet() + sym.values() + sym.equals(new HashMap<>(sym)) + sym.putIfAbsent(0, 9) + sym.replace(1, 4, 5) + sym.remove(2, 99));
        Set<Integer> sys = Collections.synchronizedSortedSet(new TreeSet<>(List.of(5, 3, 9))).headSet(9);
        System.out.println(sys + " " + Collections.synchronizedCollection(new ArrayDeque<>(List.of(1, 2))) + Collections.synchronizedSortedMap(new TreeMap<>(Map.of(1, 2))).tailMap(1));
        t("sync null", () -> Collections.synchronizedList(null));

        List raw = Collections.checkedList(new ArrayList<>(), String.class);
        raw.add("ok");
        checked("list", () -> raw.add(1));
        checked("list addAll", () -> raw.addAll(Arrays.asList("a", 2)));
        checked("list set", () -> raw.set(0, 'c'));
        checked("list iterator", () -> { ListIterator it = raw.listIterator(); it.next(); it.set(3.0); return ""; });
        checked("list replaceAll", () -> { raw.replaceAll(x -> 1L); return ""; });
        System.out.println(raw + " " + raw.add(null) + raw);
        Map rawMap = Collections.checkedMap(new TreeMap<>(), String.class, Integer.class);
        rawMap.put("k", 1);
        checked("map key", () -> rawMap.put(1, 1));
        checked("map value", () -> rawMap.put("k", "v"));
        checked("map putAll", () -> { rawMap.putAll(Map.of("x", "y")); return ""; });
        checked("map entry", () -> ((Map.Entry) rawMap.entrySet().iterator().next()).setValue("s"));
        checked("map compute", () -> rawMap.compute("k", (a, b) -> "text"));
        System.out.println(rawMap);
        Queue rawQueue = Collections.checkedQueue(new ArrayDeque<>(), Integer.class);
        rawQueue.offer(1);
        checked("queue", () -> rawQueue.offer("x"));
        System.out.println(rawQueue.peek() + " " + rawQueue.poll() + rawQueue.poll());
        Set rawSet = Collections.checkedSortedSet(new TreeSet<>(), Integer.class);
        rawSet.add(1);
        checked("set", () -> rawSet.add("x"));
        checked("set tail", () -> ((SortedSet) rawSet).tailSet(0).add("y"));
        t("checked null", () -> Collections.checkedSet(new HashSet<>(), null));
    }

    /** The message of these comes from the library. */
    static void checked(String label, Op op) {
        try {
            System.out.println(label + " = " + op.run());
        } catch (Exception e) {
            System.out.println(label + " ! " + e);
        }
    }
}
