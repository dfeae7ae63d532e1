// since: 17
import java.util.*;

/** List.of, Set.of, Map.of and their copies: contents, hostility to null and to change. */
public class CollImmutable {
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

    static <T> void changes(String name, Collection<T> c, T e) {
        t(name + " add", () -> c.add(e));
        t(name + " addAll", () -> c.addAll(List.of(e)));
        t(name + " remove", () -> c.remove(e));
        t(name + " removeAll", () -> c.removeAll(List.of()));
        t(name + " retainAll", () -> c.retainAll(List.of()));
        t(name + " removeIf", () -> c.removeIf(x -> false));
        t(name + " clear", () -> { c.clear(); return ""; });
        t(name + " iterator", () -> { Iterator<T> it = c.iterator(); if (it.hasNext()) { it.next(); } it.remove(); return ""; });
        t(name + " null", () -> c.contains(null));
        t(name + " has", () -> c.contains(e) + " " + c.size() + " " + c.isEmpty() + " " + c.toArray().length);
    }

    public static void main(String[] args) {
        List<List<Integer>> lists = List.of(List.of(), List.of(1), List.of(1, 2), List.of(1, 2, 3), List.of(1, 2, 3, 4), List.of(1, 2, 3, 4, 5),
                List.of(1, 2, 3, 4, 5, 6), List.of(1, 2, 3, 4, 5, 6, 7), List.of(1, 2, 3, 4, 5, 6, 7, 8), List.of(1, 2, 3, 4, 5, 6, 7, 8, 9),
                List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), List.of(new Integer[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}), List.of(new Integer[] {4}));
        for (List<Integer> l : lists) {
            System.out.println(l + " " + l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + new ArrayList<>(l).equals(l) + " " + l.indexOf(2) + l.lastIndexOf(3)
                    + (List.copyOf(l) == l) + l.subList(0, l.size() / 2) + l.contains(4));
            t("get", () -> l.get(12));
            t("set", () -> l.set(0, 1));
            t("sort", () -> { l.sort(null); return ""; });
            t("replaceAll", () -> { l.replaceAll(x -> x); return ""; });
            t("sub", () -> l.subList(0, 99));
            t("sub null", () -> l.subList(0, 0).contains(null));
            t("listIterator", () -> l.listIterator(99));
            t("array", () -> l.toArray(new Integer[5]));
            changes("list", l, 3);
        }
        t("list null", () -> List.of(1, null));
        t("list null array", () -> List.of((Object[]) null));
        t("copy null", () -> List.copyOf(Arrays.asList(1, null)));
        List<Set<Integer>> sets = List.of(Set.of(), Set.of(1), Set.of(1, 2), Set.of(1, 2, 3), Set.of(1, 2, 3, 4), Set.of(1, 2, 3, 4, 5), Set.of(1, 2, 3, 4, 5, 6),
                Set.of(1, 2, 3, 4, 5, 6, 7), Set.of(1, 2, 3, 4, 5, 6, 7, 8), Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9), Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
                Set.of(new Integer[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
        for (Set<Integer> s : sets) {
            System.out.println(new TreeSet<>(s) + " " + s.hashCode() + " " + s.equals(new HashSet<>(s)) + " " + new HashSet<>(s).equals(s) + (Set.copyOf(s) == s) + s.containsAll(List.of(1)));
            changes("set", s, 2);
        }
        t("set null", () -> Set.of(1, 2, null));
        t("set duplicate", () -> Set.of("a", "a"));
        t("set duplicate n", () -> Set.of(1, 2, 3, 2));
        System.out.println(new TreeSet<>(Set.copyOf(List.of(1, 1, 2))));
        List<Map<Integer, String>> maps = List.of(Map.of(), Map.of(1, "a"), Map.of(1, "a", 2, "b"), Map.of(1, "a", 2, "b", 3, "c"), Map.of(1, "a", 2, "b", 3, "c", 4, "d"),
                Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e"), Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e", 6, "f"), Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e", 6, "f", 7, "g"),
                Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e", 6, "f", 7, "g", 8, "h"), Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e", 6, "f", 7, "g", 8, "h", 9, "i"),
                Map.of(1, "a", 2, "b", 3, "c", 4, "d", 5, "e", 6, "f", 7, "g", 8, "h", 9, "i", 10, "j"), Map.ofEntries(), Map.ofEntries(Map.entry(7, "x")),
                Map.ofEntries(Map.entry(7, "x"), Map.entry(8, "y")));
        for (Map<Integer, String> m : maps) {
            System.out.println(new TreeMap<>(m) + " " + m.hashCode() + " " + m.equals(new HashMap<>(m)) + " " + new HashMap<>(m).equals(m) + (Map.copyOf(m) == m) + m.get(2)
                    + m.containsKey(3) + m.containsValue("c") + m.getOrDefault(99, "none") + m.size());
            t("get null", () -> m.get(null));
            t("containsKey null", () -> m.containsKey(null));
            t("containsValue null", () -> m.containsValue(null));
            t("put", () -> m.put(1, "z"));
            t("remove", () -> m.remove(1));
            t("clear", () -> { m.clear(); return ""; });
            t("putAll", () -> { m.putAll(Map.of()); return ""; });
            t("putIfAbsent", () -> m.putIfAbsent(1, "q"));
            t("merge", () -> m.merge(1, "q", String::concat));
            t("compute", () -> m.compute(1, (k, v) -> v));
            t("computeIfAbsent", () -> m.computeIfAbsent(1, k -> "r"));
            t("computeIfPresent", () -> m.computeIfPresent(1, (k, v) -> v));
            t("replace", () -> m.replace(1, "r"));
            t("replaceAll", () -> { m.replaceAll((k, v) -> v); return ""; });
            t("key remove", () -> m.keySet().remove(1));
            t("entry set", () -> m.entrySet().iterator().next().setValue("n"));
            t("values clear", () -> { m.values().clear(); return ""; });
            int[] sum = {0};
            m.forEach((k, v) -> sum[0] += k * v.charAt(0));
            System.out.println(sum[0]);
        }
        t("map null key", () -> Map.of(null, 1));
        t("map null value", () -> Map.of(1, null));
        t("map duplicate", () -> Map.of(1, 1, 1, 2));
        t("entries duplicate", () -> Map.ofEntries(Map.entry("k", 1), Map.entry("k", 2)));
        t("entry null", () -> Map.entry(null, 1));
        t("entry set", () -> Map.entry(1, 2).setValue(3));
        Map.Entry<String, Integer> e = Map.entry("k", 1);
        System.out.println(e + " " + e.hashCode() + " " + e.equals(new AbstractMap.SimpleEntry<>("k", 1)));
    }
}
