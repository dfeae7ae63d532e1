// until: 17
// since: 17
import java.util.*;
import java.util.function.*;

/** Changes behind an iterator's back, in every collection and in every bulk operation. */
public class CollFailFast {
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

    static <T> void disturb(String name, Supplier<Collection<T>> make, Consumer<Collection<T>> change) {
        t(name + " for", () -> {
            Collection<T> c = make.get();
            int seen = 0;
            for (T x : c) {
                seen++;
                if (seen == 2) {
                    change.accept(c);
                }
                if (seen > 9) {
                    return "endless";
                }
            }
            return seen + " " + c;
        });
        t(name + " late", () -> {
            Collection<T> c = make.get();
            int seen = 0;
            for (T x : c) {
                seen++;
                if (seen == c.size() - 1) {
                    change.accept(c);
                }
                if (seen > 9) {
                    return "endless";
                }
            }
            return seen + " " + c;
        });
        t(name + " iterator", () -> {
            Collection<T> c = make.get();
            Iterator<T> it = c.iterator();
            it.next();
            change.accept(c);
            it.remove();
            return c;
        });
        t(name + " hasNext", () -> {
            Collection<T> c = make.get();
            Iterator<T> it = c.iterator();
            change.accept(c);
            return it.hasNext();
        });
        t(name + " forEach", () -> {
            Collection<T> c = make.get();
            StringBuilder b = new StringBuilder();
            try {
                c.forEach(x -> {
                    b.append(x).append(' ');
                    if (b.length() < 4) {
                        change.accept(c);
                    }
                });
            } catch (ConcurrentModificationException e) {
                b.append(e);
            }
            return b;
        });
        t(name + " removeIf", () -> {
            Collection<T> c = make.get();
            c.removeIf(x -> {
                if (c.size() < 6) {
                    change.accept(c);
                }
                return false;
            });
            return c;
        });
        t(name + " remaining", () -> {
            Collection<T> c = make.get();
            Iterator<T> it = c.iterator();
            it.next();
            StringBuilder b = new StringBuilder();
            try {
                it.forEachRemaining(x -> {
                    b.append(x).append(' ');
                    if (b.length() < 4) {
                        change.accept(c);
                    }
                });
            } catch (ConcurrentModificationException e) {
                b.append(e);
            }
            return b;
        });
    }

    static <K, V> void map(String name, Supplier<Map<K, V>> make, K key, V value) {
        disturb(name + " keys put", () -> (Collection<K>) new MapKeys<>(make.get()), c -> ((MapKeys<K, V>) c).map.put(key, value));
        disturb(name + " keys clear", () -> (Collection<K>) new MapKeys<>(make.get()), c -> ((MapKeys<K, V>) c).map.clear());
        t(name + " forEach", () -> {
            Map<K, V> m = make.get();
            StringBuilder b = new StringBuilder();
            try {
                m.forEach((k, v) -> {
                    b.append(k).append(' ');
                    m.put(key, value);
                });
            } catch (ConcurrentModificationException e) {
                b.append(e);
            }
            return b;
        });
        t(name + " replaceAll", () -> { Map<K, V> m = make.get(); m.replaceAll((k, v) -> { m.put(key, value); return v; }); return m; });
        t(name + " computeIfAbsent", () -> { Map<K, V> m = make.get(); return m.computeIfAbsent(key, k -> { m.put(key, value); return value; }); });
        t(name + " compute", () -> { Map<K, V> m = make.get(); return m.compute(key, (k, v) -> { m.clear(); return value; }); });
        t(name + " merge", () -> { Map<K, V> m = make.get(); m.put(key, value); return m.merge(key, value, (a, b) -> { m.clear(); return value; }); });
        t(name + " same key", () -> {
            Map<K, V> m = make.get();
            int n = 0;
            for (K k : m.keySet()) {
                m.put(k, value);
                n++;
            }
            return n + " " + m;
        });
    }

    /** The keys of a map, with the map at hand. */
    static class MapKeys<K, V> extends AbstractCollection<K> {
        final Map<K, V> map;

        MapKeys(Map<K, V> map) {
            this.map = map;
        }

        public Iterator<K> iterator() {
            return map.keySet().iterator();
        }

        public int size() {
            return map.size();
        }

        public void forEach(Consumer<? super K> action) {
            map.keySet().forEach(action);
        }
    }

    public static void main(String[] args) {
        List<Integer> five = List.of(1, 2, 3, 4, 5);
        Consumer<Collection<Integer>> add = c -> c.add(9);
        Consumer<Collection<Integer>> remove = c -> c.remove(1);
        Consumer<Collection<Integer>> clear = c -> c.clear();
        Map<String, Consumer<Collection<Integer>>> changes = new LinkedHashMap<>();
        changes.put("add", add);
        changes.put("remove", remove);
        changes.put("clear", clear);
        changes.forEach((n, c) -> {
            disturb("ArrayList " + n, () -> new ArrayList<>(five), c);
            disturb("LinkedList " + n, () -> new LinkedList<>(five), c);
            disturb("Vector " + n, () -> new Vector<>(five), c);
            disturb("HashSet " + n, () -> new HashSet<>(five), c);
            disturb("LinkedHashSet " + n, () -> new LinkedHashSet<>(five), c);
            disturb("TreeSet " + n, () -> new TreeSet<>(five), c);
            disturb("PriorityQueue " + n, () -> new PriorityQueue<>(five), c);
            disturb("sub " + n, () -> new ArrayList<>(five).subList(0, 4), c);
            disturb("synchronized " + n, () -> Collections.synchronizedList(new ArrayList<>(five)), c);
        });
        Map<Integer, String> source = new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c"));
        map("HashMap", () -> new HashMap<>(source), 7, "x");
        map("LinkedHashMap", () -> new LinkedHashMap<>(source), 7, "x");
        map("TreeMap", () -> new TreeMap<>(source), 7, "x");
        map("Hashtable", () -> new Hashtable<>(source), 7, "x");
        t("parent changed", () -> { List<Integer> l = new ArrayList<>(five); List<Integer> s = l.subList(1, 3); l.add(6); return s.size(); });
        t("parent changed get", () -> { List<Integer> l = new LinkedList<>(five); List<Integer> s = l.subList(1, 3); l.add(6); return s.get(0); });
        t("parent changed text", () -> { List<Integer> l = new ArrayList<>(five); List<Integer> s = l.subList(1, 3); l.remove(0); return s.toString(); });
        t("two iterators", () -> {
            List<Integer> l = new ArrayList<>(five);
            Iterator<Integer> a = l.iterator();
            Iterator<Integer> b = l.iterator();
            a.next();
            a.remove();
            return b.next();
        });
        t("comparator changes", () -> {
            List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
            l.sort((x, y) -> { l.add(0); return x - y; });
            return l;
        });
        t("replaceAll changes", () -> { List<Integer> l = new ArrayList<>(five); l.replaceAll(x -> { l.add(1); return x; }); return l; });
        t("access order", () -> {
            Map<Integer, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
            m.put(1, 1);
            m.put(2, 2);
            for (int k : m.keySet()) {
                m.get(1);
            }
            return m;
        });
        t("set via entry", () -> {
            Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2));
            for (Map.Entry<Integer, Integer> e : m.entrySet()) {
                e.setValue(m.put(e.getKey(), 5));
            }
            return m;
        });
        for (int at = 0; at < 5; at++) {
            int place = at;
            t("access moves to the end, at " + at, () -> {
                Map<Integer, Integer> map = new LinkedHashMap<>(16, .75f, true);
                for (int x : five) map.put(x, x);
                int n = 0;
                for (int x : map.keySet()) if (n++ == place) map.get(1);
                return map;
            });
            t("an access in forEach, at " + at, () -> {
                Map<Integer, Integer> map = new LinkedHashMap<>(16, .75f, true);
                for (int x : five) map.put(x, x);
                map.forEach((x, y) -> map.get(place));
                return map;
            });
            t("the eldest makes room, at " + at, () -> {
                Map<Integer, Integer> map = new LinkedHashMap<>() {
                    protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) { return size() > 5; }
                };
                for (int x : five) map.put(x, x);
                int n = 0;
                for (int x : map.values()) if (n++ == place) map.put(9, 9);
                return map;
            });
        }
        t("a deque in itself", () -> { Deque<Integer> d = new ArrayDeque<>(five); d.addAll(d); return d; });
        t("a deque that is emptied", () -> { Deque<Integer> d = new ArrayDeque<>(five); d.forEach(x -> d.pollFirst()); return d; });
        t("a deque that grows", () -> { Deque<Integer> d = new ArrayDeque<>(five); d.forEach(d::addLast); return d; });
        t("enumeration is not", () -> {
            Vector<Integer> v = new Vector<>(five);
            StringBuilder b = new StringBuilder();
            for (Enumeration<Integer> e = v.elements(); e.hasMoreElements();) {
                int x = e.nextElement();
                b.append(x);
                if (x == 2) {
                    v.remove(0);
                }
            }
            return b;
        });
        t("stream", () -> { List<Integer> l = new ArrayList<>(five); return l.stream().peek(x -> l.add(1)).count() + " " + l.stream().map(x -> { l.add(1); return x; }).toList(); });
    }
}
