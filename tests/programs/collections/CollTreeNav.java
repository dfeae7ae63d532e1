import java.util.*;

/** Navigation in tree maps, ranges of them, and their descending views. */
public class CollTreeNav {
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

    static void navigate(String name, NavigableMap<Integer, String> m) {
        System.out.println(name + " " + m + " " + m.size() + " " + m.isEmpty() + " " + (m.comparator() == null));
        for (int k = -1; k <= 21; k += 3) {
            int key = k;
            t(name + " near " + k, () -> m.lowerEntry(key) + " " + m.floorEntry(key) + " " + m.ceilingEntry(key) + " " + m.higherEntry(key)
                    + " " + m.lowerKey(key) + " " + m.floorKey(key) + " " + m.ceilingKey(key) + " " + m.higherKey(key));
            t(name + " head " + k, () -> m.headMap(key) + " " + m.headMap(key, true));
            t(name + " tail " + k, () -> m.tailMap(key) + " " + m.tailMap(key, false));
            t(name + " sub " + k, () -> m.subMap(key, key + 7) + " " + m.subMap(key, false, key + 7, true));
            t(name + " sub back " + k, () -> m.subMap(key + 7, true, key, true));
            t(name + " has " + k, () -> m.containsKey(key) + " " + m.get(key));
        }
        t(name + " ends", () -> m.firstEntry() + " " + m.lastEntry());
        t(name + " first", () -> m.firstKey());
        t(name + " last", () -> m.lastKey());
        t(name + " keys", () -> m.navigableKeySet() + " " + m.descendingKeySet() + " " + m.keySet() + m.values());
        t(name + " down", () -> m.descendingMap() + " " + m.descendingMap().descendingMap());
        t(name + " null", () -> m.floorKey(null));
        t(name + " get null", () -> m.get(null));
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        navigate("empty", m);
        for (int i = 0; i <= 20; i += 2) {
            m.put(i, "v" + i);
        }
        navigate("full", m);
        navigate("desc", m.descendingMap());
        navigate("head", m.headMap(9, true));
        navigate("tail", m.tailMap(8, false));
        navigate("sub", m.subMap(4, true, 14, false));
        navigate("sub desc", m.subMap(4, false, 14, true).descendingMap());
        navigate("desc sub", m.descendingMap().subMap(15, true, 3, true));
        navigate("none", m.subMap(5, true, 5, true));
        navigate("unmodifiable", Collections.unmodifiableNavigableMap(m).headMap(6, true));
        navigate("checked", Collections.checkedNavigableMap(m, Integer.class, String.class).tailMap(12, true));
        navigate("synchronized", Collections.synchronizedNavigableMap(m).tailMap(12, true));
        navigate("reverse", new TreeMap<Integer, String>(Comparator.reverseOrder()) {{ putAll(m); }});

        NavigableMap<Integer, String> sub = m.subMap(4, true, 14, true);
        t("put outside", () -> sub.put(15, "x"));
        t("put inside", () -> sub.put(5, "x"));
        t("remove outside", () -> sub.remove(0));
        t("poll", () -> sub.pollFirstEntry() + " " + sub.pollLastEntry() + " " + m);
        t("clear", () -> { sub.clear(); return m; });
        t("poll desc", () -> m.descendingMap().pollFirstEntry() + " " + m.descendingMap().pollLastEntry() + m);
        t("entry set", () -> m.firstEntry().setValue("y"));
        t("live entry", () -> { for (Map.Entry<Integer, String> e : m.entrySet()) { e.setValue(e.getValue() + "!"); } return m; });
        Random r = new Random(5);
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 3000; i++) {
            int k = r.nextInt(500);
            if (r.nextInt(5) < 2) {
                big.remove(k);
            } else {
                big.put(k, i);
            }
            if (i % 100 == 0) {
                System.out.println(big.size() + " " + big.hashCode() + " " + big.floorKey(k) + " " + big.higherEntry(k) + " " + big.headMap(k).size());
            }
        }
        Iterator<Integer> it = big.keySet().iterator();
        int removed = 0;
        while (it.hasNext()) {
            if (it.next() % 3 != 0) {
                it.remove();
                removed++;
            }
        }
        System.out.println(removed + " " + big.keySet());
        Iterator<Integer> down = big.descendingKeySet().iterator();
        while (down.hasNext()) {
            if (down.next() % 2 != 0) {
                down.remove();
            }
        }
        System.out.println(big);
        System.out.println(new TreeMap<>(big).equals(big) + " " + big.clone());
        System.out.println(new TreeMap<>(big.descendingMap()).comparator().equals(Collections.reverseOrder()));
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("b", 1);
        ci.put("A", 2);
        ci.put("B", 3);
        System.out.println(ci + " " + ci.get("a"));
        t("cast", () -> new TreeMap<Object, Object>().put(new Object(), 1));
        t("mixed", () -> { TreeMap<Object, Object> x = new TreeMap<>(); x.put("a", 1); return x.put(1, 2); });
        t("null key", () -> new TreeMap<Integer, Integer>().put(null, 1));
        t("bounds", () -> m.subMap(9, 3));
    }
}
