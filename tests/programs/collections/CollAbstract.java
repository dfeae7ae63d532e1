// since: 17
import java.util.*;

/** Classes of one's own on the abstract classes and the default methods. */
public class CollAbstract {
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

    /** A map in two lists. */
    static class ListMap<K, V> extends AbstractMap<K, V> {
        final List<Map.Entry<K, V>> entries = new ArrayList<>();

        @Override
        public V put(K key, V value) {
            for (Map.Entry<K, V> e : entries) {
                if (Objects.equals(e.getKey(), key)) {
                    return e.setValue(value);
                }
            }
            entries.add(new SimpleEntry<>(key, value));
            return null;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                public Iterator<Map.Entry<K, V>> iterator() {
                    return entries.iterator();
                }

                public int size() {
                    return entries.size();
                }
            };
        }
    }

    static class Range extends AbstractList<Integer> {
        final int from;
        final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public Integer get(int i) {
            return from + Objects.checkIndex(i, size());
        }

        public int size() {
            return to - from;
        }
    }

    static class Bag extends AbstractCollection<String> {
        final Map<String, Integer> counts = new TreeMap<>();

        public boolean add(String s) {
            counts.merge(s, 1, Integer::sum);
            return true;
        }

        public int size() {
            return counts.values().stream().mapToInt(x -> x).sum();
        }

        public Iterator<String> iterator() {
            List<String> all = new ArrayList<>();
            counts.forEach((s, n) -> all.addAll(Collections.nCopies(n, s)));
            Iterator<String> it = all.iterator();
            return new Iterator<>() {
                String last;

                public boolean hasNext() {
                    return it.hasNext();
                }

                public String next() {
                    return last = it.next();
                }

                public void remove() {
                    counts.computeIfPresent(last, (s, n) -> n == 1 ? null : Integer.valueOf(n - 1));
                }
            };
        }
    }

    static class Bounded extends AbstractQueue<Integer> {
        final Deque<Integer> d = new ArrayDeque<>();

        public boolean offer(Integer e) {
            return d.size() < 3 && d.offer(e);
        }

        public Integer poll() {
            return d.poll();
        }

        public Integer peek() {
            return d.peek();
        }

        public Iterator<Integer> iterator() {
            return d.iterator();
        }

        public int size() {
            return d.size();
        }
    }

    public static void main(String[] args) {
        ListMap<String, Integer> m = new ListMap<>();
        m.put("a", 1);
        m.put("b", 2);
        m.put(null, null);
        System.out.println(m + " " + m.get("b") + m.get("z") + m.containsKey(null) + m.containsValue(null) + m.size() + m.keySet() + m.values() + m.hashCode()
                + m.equals(new HashMap<>(m)) + new HashMap<>(m).equals(m));
        System.out.println(m.merge("a", 5, Integer::sum) + " " + m.computeIfAbsent("c", String::length) + m.compute("b", (k, v) -> null) + m.putIfAbsent(null, 7) + m.getOrDefault("q", 0)
                + m.replace("a", 6, 8) + m.replace("zz", 1) + m.computeIfPresent("c", (k, v) -> v + 1) + m.remove("a", 99) + m);
        m.replaceAll((k, v) -> v * 10);
        System.out.println(m + " " + m.remove("c") + m + m.keySet().contains("a") + m.keySet().remove("a") + m.values().contains(70));
        m.clear();
        System.out.println(m + " " + m.isEmpty());
        t("AbstractMap put", () -> new AbstractMap<Integer, Integer>() { public Set<Entry<Integer, Integer>> entrySet() { return Set.of(); } }.put(1, 1));
        AbstractMap.SimpleEntry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        System.out.println(e + " " + e.setValue(2) + e + e.hashCode() + e.equals(Map.entry("k", 2)) + new AbstractMap.SimpleImmutableEntry<>(e));
        t("immutable entry", () -> new AbstractMap.SimpleImmutableEntry<>(1, 2).setValue(3));
        Range r = new Range(3, 9);
        System.out.println(r + " " + r.contains(5) + r.indexOf(8) + r.lastIndexOf(99) + r.subList(1, 4) + r.hashCode() + r.equals(List.of(3, 4, 5, 6, 7, 8)) + r.stream().mapToInt(x -> x).sum());
        t("range get", () -> r.get(6));
        t("range add", () -> r.add(1));
        t("range set", () -> r.set(0, 1));
        t("range remove", () -> r.remove(0));
        t("range clear", () -> { r.clear(); return ""; });
        t("range removeIf", () -> r.removeIf(x -> x == 3));
        t("range sub", () -> r.subList(4, 2));
        t("range sub low", () -> r.subList(-1, 2));
        t("range sub high", () -> r.subList(0, 7));
        t("range iterator", () -> r.listIterator(7));
        t("range past", () -> { Iterator<Integer> it = r.iterator(); while (true) { it.next(); } });
        t("range before", () -> r.listIterator().previous());
        Bag b = new Bag();
        b.addAll(List.of("x", "y", "x", "z", "x"));
        System.out.println(b + " " + b.size() + b.contains("y") + b.remove("x") + b + b.retainAll(Set.of("x", "z")) + b + Arrays.toString(b.toArray(new String[0])) + b.containsAll(List.of("z")));
        b.clear();
        System.out.println(b + " " + b.isEmpty());
        Bounded q = new Bounded();
        System.out.println(q.add(1) + " " + q.addAll(List.of(2, 3)) + q.element() + q);
        t("full", () -> q.add(4));
        t("addAll self", () -> q.addAll(q));
        System.out.println(q.remove() + " " + q);
        q.clear();
        t("empty", () -> q.remove());
        t("empty element", () -> q.element());
        Iterator<Integer> fixed = new Iterator<>() {
            int n;

            public boolean hasNext() {
                return n < 2;
            }

            public Integer next() {
                return n++;
            }
        };
        t("default remove", () -> { fixed.next(); fixed.remove(); return ""; });
        Iterable<Integer> iterable = () -> List.of(7, 8).iterator();
        for (int x : iterable) {
            System.out.print(x + " ");
        }
        iterable.forEach(System.out::print);
        System.out.println();
    }
}
