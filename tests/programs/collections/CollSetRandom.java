// since: 17
import java.util.*;

/** Random operations on sets. */
public class CollSetRandom {
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

    static void drive(String name, Set<Integer> s, long seed, boolean nulls) {
        Random r = new Random(seed);
        for (int i = 0; i < 200; i++) {
            Integer v = nulls && r.nextInt(10) == 0 ? null : Integer.valueOf(r.nextInt(60) - 10);
            List<Integer> c = new ArrayList<>();
            for (int n = r.nextInt(6); n > 0; n--) {
                c.add(r.nextInt(60) - 10);
            }
            String label = name + " " + i + " ";
            switch (r.nextInt(16)) {
                case 0: case 1: case 2: case 3: t(label + "add " + v, () -> s.add(v)); break;
                case 4: t(label + "remove " + v, () -> s.remove(v)); break;
                case 5: t(label + "contains " + v, () -> s.contains(v)); break;
                case 6: t(label + "addAll " + c, () -> s.addAll(c)); break;
                case 7: t(label + "removeAll " + c, () -> s.removeAll(c)); break;
                case 8: t(label + "removeAll set " + c, () -> s.removeAll(new HashSet<>(c))); break;
                case 9: t(label + "retainAll", () -> { c.addAll(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 22)); return s.retainAll(c); }); break;
                case 10: t(label + "containsAll " + c, () -> s.containsAll(c)); break;
                case 11: t(label + "hash", () -> s.hashCode() + " " + s.equals(new HashSet<>(s)) + " " + s.equals(new HashSet<>(c))); break;
                case 12: t(label + "array", () -> s.toArray(new Integer[r.nextInt(10)]).length + Arrays.toString(s.toArray())); break;
                case 13: t(label + "removeIf", () -> s.removeIf(x -> x != null && x % 5 == 0)); break;
                case 14: t(label + "iterate", () -> {
                    int sum = 0;
                    for (Iterator<Integer> it = s.iterator(); it.hasNext();) {
                        Integer x = it.next();
                        if (x != null && x % 7 == 0) {
                            it.remove();
                        }
                        sum = sum * 31 + (x == null ? 0 : x);
                    }
                    return sum;
                }); break;
                default: System.out.println(label + s + " " + s.size()); break;
            }
            if (i == 150) {
                t(label + "clear", () -> { s.clear(); return s; });
            }
        }
    }

    static void navigate(String name, NavigableSet<Integer> s) {
        System.out.println(name + " " + s);
        for (int k = -1; k < 12; k += 2) {
            int e = k;
            t(name + " " + k, () -> s.lower(e) + " " + s.floor(e) + " " + s.ceiling(e) + " " + s.higher(e));
            t(name + " sets " + k, () -> s.headSet(e) + " " + s.tailSet(e) + " " + s.headSet(e, true) + s.tailSet(e, false));
            t(name + " sub " + k, () -> s.subSet(e, e + 4) + " " + s.subSet(e, false, e + 4, true));
        }
        t(name + " ends", () -> s.first() + " " + s.last());
        t(name + " down", () -> s.descendingSet() + " " + s.descendingSet().headSet(4));
        StringBuilder b = new StringBuilder();
        for (Iterator<Integer> it = s.descendingIterator(); it.hasNext();) {
            b.append(it.next()).append(' ');
        }
        System.out.println(b);
        t(name + " poll", () -> s.pollFirst() + " " + s.pollLast() + " " + s);
    }

    public static void main(String[] args) {
        for (int seed = 0; seed < 3; seed++) {
            drive("HashSet", new HashSet<>(), seed, true);
            drive("HashSet(3)", new HashSet<>(3, 1f), seed, true);
            drive("LinkedHashSet", new LinkedHashSet<>(), seed, true);
            drive("TreeSet", new TreeSet<>(), seed, true);
            drive("TreeSet reverse", new TreeSet<>(Comparator.reverseOrder()), seed, false);
            drive("tail", new TreeSet<Integer>().tailSet(5), seed, false);
            drive("descending", new TreeSet<Integer>().descendingSet().tailSet(30, true), seed, false);
            drive("fromMap", Collections.newSetFromMap(new LinkedHashMap<>()), seed, true);
            drive("unmodifiable", Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(1, 2, 3))), seed, true);
            drive("synchronized", Collections.synchronizedSet(new TreeSet<>()), seed, false);
            drive("checked", Collections.checkedSet(new HashSet<>(), Integer.class), seed, false);
            drive("singleton", Collections.singleton(3), seed, true);
            drive("empty", Collections.emptySet(), seed, true);
        }
        navigate("TreeSet", new TreeSet<>(Arrays.asList(1, 3, 5, 7, 9)));
        navigate("desc", new TreeSet<>(Arrays.asList(1, 3, 5, 7, 9)).descendingSet());
        navigate("sub", new TreeSet<>(Arrays.asList(1, 3, 5, 7, 9)).subSet(2, true, 8, true));
        navigate("empty", new TreeSet<>());
        navigate("keys", new TreeMap<>(Map.of(2, "b", 4, "d", 6, "f")).navigableKeySet());
        navigate("checked", Collections.checkedNavigableSet(new TreeSet<>(Arrays.asList(1, 3, 5)), Integer.class));
        navigate("synchronized", Collections.synchronizedNavigableSet(new TreeSet<>(Arrays.asList(1, 3, 5))));
        navigate("unmodifiable", Collections.unmodifiableNavigableSet(new TreeSet<>(Arrays.asList(1, 3, 5))));
        System.out.println(new TreeSet<>(new TreeSet<>(Arrays.asList(4, 2, 9))) + " " + new TreeSet<>(Arrays.asList("b", "a")).clone());
        System.out.println(new LinkedHashSet<>(Arrays.asList(5, 1, 5, 3)).clone());
    }
}
