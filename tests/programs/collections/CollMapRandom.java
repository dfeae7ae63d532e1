// until: 17
// since: 17
import java.util.*;

/** Random operations on every kind of map, with nulls where they may be allowed. */
public class CollMapRandom {
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

    static void step(String name, Map<Integer, Integer> m, Random r, int i, boolean nulls) {
        Integer k = nulls && r.nextInt(12) == 0 ? null : Integer.valueOf(r.nextInt(40) * 7 - 50);
        Integer v = nulls && r.nextInt(8) == 0 ? null : Integer.valueOf(r.nextInt(10));
        Integer w = r.nextInt(10);
        String label = name + " " + i + " ";
        Map<Integer, Integer> other = new LinkedHashMap<>();
        for (int n = r.nextInt(4); n > 0; n--) {
            other.put(r.nextInt(40) * 7 - 50, r.nextInt(10));
        }
        switch (r.nextInt(34)) {
            case 0: case 1: case 2: case 3: case 4: t(label + "put " + k + " " + v, () -> m.put(k, v)); break;
            case 5: t(label + "get " + k, () -> m.get(k)); break;
            case 6: t(label + "remove " + k, () -> m.remove(k)); break;
            case 7: t(label + "containsKey " + k, () -> m.containsKey(k)); break;
            case 8: t(label + "containsValue " + v, () -> m.containsValue(v)); break;
            case 9: t(label + "getOrDefault " + k, () -> m.getOrDefault(k, 77)); break;
            case 10: t(label + "putIfAbsent " + k + " " + v, () -> m.putIfAbsent(k, v)); break;
            case 11: t(label + "remove2 " + k + " " + v, () -> m.remove(k, v)); break;
            case 12: t(label + "replace " + k + " " + v, () -> m.replace(k, v)); break;
            case 13: t(label + "replace3 " + k + " " + v, () -> m.replace(k, v, w)); break;
            case 14: case 15: t(label + "computeIfAbsent " + k, () -> m.computeIfAbsent(k, x -> v)); break;
            case 16: t(label + "computeIfPresent " + k, () -> m.computeIfPresent(k, (x, y) -> v == null || v < 3 ? null : y + v)); break;
            case 17: case 18: t(label + "compute " + k, () -> m.compute(k, (x, y) -> y == null ? w : y > 6 ? null : Integer.valueOf(y + 1))); break;
            case 19: case 20: t(label + "merge " + k, () -> m.merge(k, w, (x, y) -> x + y > 9 ? null : Integer.valueOf(x + y))); break;
            case 21: t(label + "putAll " + other, () -> { m.putAll(other); return m; }); break;
            case 22: t(label + "keys", () -> m.keySet() + " " + m.keySet().hashCode()); break;
            case 23: t(label + "values", () -> m.values()); break;
            case 24: t(label + "hash", () -> m.hashCode() + " " + m.equals(new HashMap<>(m)) + " " + m.equals(other)); break;
            case 25: t(label + "keySet.remove " + k, () -> m.keySet().remove(k)); break;
            case 26: t(label + "values.remove " + v, () -> m.values().remove(v)); break;
            case 27: t(label + "keySet.removeAll", () -> m.keySet().removeAll(other.keySet())); break;
            case 28: t(label + "entry", () -> m.entrySet().contains(new AbstractMap.SimpleEntry<>(k, v)) + " " + m.entrySet().remove(new AbstractMap.SimpleEntry<>(k, v))); break;
            case 29: t(label + "forEach", () -> { StringBuilder b = new StringBuilder(); m.forEach((x, y) -> b.append(x).append(':').append(y).append(' ')); return b; }); break;
            case 30: t(label + "replaceAll", () -> { m.replaceAll((x, y) -> y == null ? w : Integer.valueOf(9 - y)); return m; }); break;
            case 31: t(label + "iterate", () -> {
                StringBuilder b = new StringBuilder();
                for (Iterator<Map.Entry<Integer, Integer>> it = m.entrySet().iterator(); it.hasNext();) {
                    Map.Entry<Integer, Integer> e = it.next();
                    b.append(e).append(' ');
                    if (e.getValue() != null && e.getValue() == 2) {
                        it.remove();
                    } else if (e.getValue() != null && e.getValue() == 5) {
                        b.append(e.setValue(6));
                    }
                }
                return b;
            }); break;
            case 32: t(label + "values.removeIf", () -> m.values().removeIf(x -> x != null && x == 4)); break;
            default: t(label + "size", () -> m.size() + " " + m.isEmpty()); break;
        }
    }

    static void drive(String name, Map<Integer, Integer> m, long seed, boolean nulls, int steps) {
        Random r = new Random(seed);
        for (int i = 0; i < steps; i++) {
            step(name, m, r, i, nulls);
            if (i % 9 == 0) {
                System.out.println(name + " " + m);
            }
            if (i % 150 == 149) {
                t(name + " clear", () -> { m.clear(); return m; });
            }
        }
    }

    public static void main(String[] args) {
        for (int seed = 0; seed < 3; seed++) {
            drive("HashMap", new HashMap<>(), seed, true, 400);
            drive("HashMap(2)", new HashMap<>(2), seed, true, 200);
            drive("HashMap(5,3f)", new HashMap<>(5, 3f), seed, true, 200);
            drive("LinkedHashMap", new LinkedHashMap<>(), seed, true, 300);
            drive("LinkedHashMap access", new LinkedHashMap<>(16, 0.75f, true), seed, true, 300);
            drive("TreeMap", new TreeMap<>(), seed, true, 400);
            drive("TreeMap reverse", new TreeMap<>(Comparator.nullsLast(Comparator.reverseOrder())), seed, true, 300);
            drive("Hashtable", new Hashtable<>(), seed, true, 400);
            drive("Hashtable(3)", new Hashtable<>(3), seed, false, 200);
            drive("WeakHashMap", new WeakHashMap<>(), seed, false, 300);
            drive("sub", new TreeMap<Integer, Integer>().subMap(-30, true, 150, false), seed, true, 300);
            drive("descending", new TreeMap<Integer, Integer>().descendingMap(), seed, true, 300);
            drive("descending sub", new TreeMap<Integer, Integer>().descendingMap().headMap(10, true), seed, true, 300);
            drive("tail", new TreeMap<Integer, Integer>(Comparator.nullsFirst(Comparator.naturalOrder())).tailMap(20, false), seed, true, 200);
            drive("synchronized", Collections.synchronizedMap(new HashMap<>()), seed, true, 200);
            drive("checked", Collections.checkedMap(new HashMap<>(), Integer.class, Integer.class), seed, true, 200);
            drive("unmodifiable", Collections.unmodifiableMap(new TreeMap<>(Map.of(-50, 3, -43, 2, -36, 1))), seed, true, 100);
            drive("empty", Collections.emptyMap(), seed, true, 60);
            drive("singleton", Collections.singletonMap(-50, 3), seed, true, 60);
            drive("Map.of", Map.of(-50, 3), seed, true, 60);
        }
    }
}
