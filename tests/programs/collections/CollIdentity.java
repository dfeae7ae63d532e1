// since: 17
import java.util.*;

/** Identity maps: equality by reference, whatever the order. */
public class CollIdentity {
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
        IdentityHashMap<String, Integer> m = new IdentityHashMap<>();
        String a = new String("a");
        String b = new String("a");
        m.put(a, 1);
        m.put(b, 2);
        m.put(null, 3);
        System.out.println(m.size() + " " + m.get(a) + m.get(b) + m.get("a") + m.get(null) + m.containsKey(null) + m.containsKey("a") + m.containsValue(3) + m.put(a, 4));
        System.out.println(m.remove("a") + " " + m.remove(a) + m.remove(null) + m);
        List<Integer> keys = new ArrayList<>();
        IdentityHashMap<Object, Integer> big = new IdentityHashMap<>(5);
        List<Object> objects = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Object o = new Object();
            objects.add(o);
            big.put(o, i);
            if (i % 3 == 0) {
                big.remove(objects.get(i / 2));
            }
        }
        int found = 0;
        long sum = 0;
        for (Object o : objects) {
            if (big.containsKey(o)) {
                found++;
                sum += big.get(o);
            }
        }
        long walked = 0;
        int count = 0;
        for (Map.Entry<Object, Integer> e : big.entrySet()) {
            walked += e.getValue();
            count++;
            e.setValue(-e.getValue());
        }
        System.out.println(found + " " + sum + " " + walked + " " + count + " " + big.size());
        for (Iterator<Object> it = big.keySet().iterator(); it.hasNext();) {
            if (big.get(it.next()) % 2 == 0) {
                it.remove();
            }
        }
        walked = 0;
        for (int v : big.values()) {
            walked += v;
        }
        System.out.println(big.size() + " " + walked + " " + big.equals(big.clone()) + big.equals(new HashMap<>(big)));
        t("changed", () -> { for (Object o : big.keySet()) { big.put(new Object(), 1); } return ""; });
        System.out.println(big.keySet().contains(new Object()) + " " + big.values().contains(12345));
        IdentityHashMap<Integer, String> one = new IdentityHashMap<>(Map.of(1, "x"));
        System.out.println(one + " " + one.merge(1, "y", String::concat) + one.computeIfAbsent(2, k -> null) + one.replace(1, "z") + one.keySet() + one.values() + one.entrySet());
        System.out.println(one.entrySet().contains(Map.entry(1, new String("z"))) + " " + one.hashCode() * 0);
        Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
        System.out.println(set.add(a) + " " + set.add(b) + set.add(a) + set.size() + set.contains("a"));
        one.clear();
        System.out.println(one + " " + one.isEmpty());
        Map<Integer, String> weak = new WeakHashMap<>();
        for (int i = 0; i < 30; i++) {
            weak.put(i * 13, "w" + i);
        }
        System.out.println(weak + " " + weak.remove(13) + weak.containsKey(26) + weak.size() + weak.keySet().iterator().next());
    }
}
