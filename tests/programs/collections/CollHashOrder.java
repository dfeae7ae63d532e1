// until: 17
import java.util.*;

/** The iteration order of hash tables: capacities, growth, collisions, constructors, copies. */
public class CollHashOrder {
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

    /** A key whose hash code is chosen. */
    static final class Key implements Comparable<Key> {
        final int id;
        final int hash;

        Key(int id, int hash) {
            this.id = id;
            this.hash = hash;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).id == id;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(id, other.id);
        }

        @Override
        public String toString() {
            return "k" + id;
        }
    }

    public static void main(String[] args) {
        String[] words = ("the quick brown fox jumps over a lazy dog and then runs away from all of its many troubles while "
                + "night falls upon hills where nobody lives but owls Aa BB AaAa BBBB AaBB BBAa zero one two three").split(" ");
        Map<String, Integer> m = new HashMap<>();
        Set<String> s = new HashSet<>();
        Hashtable<String, Integer> h = new Hashtable<>();
        for (String w : words) {
            m.merge(w, 1, Integer::sum);
            s.add(w);
            h.put(w, w.length());
            System.out.println(m.size() + " " + m);
        }
        System.out.println(s);
        System.out.println(h);
        System.out.println(h.keySet() + " " + h.values() + " " + Collections.list(h.keys()) + Collections.list(h.elements()));
        System.out.println(new HashMap<>(m) + "\n" + new HashSet<>(Arrays.asList(words)) + "\n" + new HashMap<>(h) + "\n" + new Hashtable<>(m));
        System.out.println(((HashMap<?, ?>) ((HashMap<String, Integer>) m).clone()) + "\n" + ((HashSet<String>) s).clone() + "\n" + h.clone());
        for (int cap : new int[] {0, 1, 2, 3, 5, 8, 12, 13, 16, 24, 33, 100, 1000}) {
            Map<Integer, Integer> c = new HashMap<>(cap);
            Map<Integer, Integer> f = new HashMap<>(cap, 0.3f);
            Map<Integer, Integer> g = new HashMap<>(cap, 4f);
            Hashtable<Integer, Integer> ht = new Hashtable<>(cap);
            for (int i = 0; i < 30; i++) {
                int k = i * 37 % 101;
                c.put(k, i);
                f.put(k, i);
                g.put(k, i);
                ht.put(k, i);
            }
            System.out.println(cap + " " + c.keySet() + f.keySet() + g.keySet() + ht.keySet());
        }
        for (int n : new int[] {0, 1, 5, 6, 11, 12, 13, 14, 24, 25, 47, 48, 49, 96, 97}) {
            List<Integer> l = new ArrayList<>();
            Map<Integer, Integer> source = new LinkedHashMap<>();
            for (int i = n; i > 0; i--) {
                l.add(i * 67);
                source.put(i * 67, i);
            }
            Map<Integer, Integer> all = new HashMap<>();
            all.putAll(source);
            Map<Integer, Integer> grown = new HashMap<>();
            grown.put(7, 7);
            grown.putAll(source);
            System.out.println(n + " " + new HashSet<>(l) + new HashMap<>(source).keySet() + all.keySet() + grown.keySet());
        }
        for (int shift : new int[] {0, 1, 4, 16, 17, 20}) {
            Map<Key, Integer> a = new HashMap<>();
            Map<Key, Integer> b = new HashMap<>();
            for (int i = 0; i < 60; i++) {
                Key k = new Key(i, (i * 31 % 17) << shift);
                a.put(k, i);
                b.computeIfAbsent(k, x -> x.id);
                if (i % 3 == 2) {
                    a.remove(new Key(i - 2, ((i - 2) * 31 % 17) << shift));
                    b.merge(k, 1, (x, y) -> null);
                }
            }
            System.out.println(shift + " " + a.keySet() + b.keySet());
        }
        Map<Key, Integer> same = new HashMap<>();
        for (int i = 0; i < 10; i++) {
            same.put(new Key(i, 5), i);
            System.out.println(same);
        }
        Map<Integer, Integer> ints = new HashMap<>();
        for (int i = -20; i < 20; i++) {
            ints.put(i * 1000003, i);
        }
        System.out.println(ints);
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(null, "null");
        mixed.put(1L << 40, "long");
        mixed.put(2.5, "double");
        mixed.put('c', "char");
        mixed.put(true, "true");
        mixed.put("s", "string");
        mixed.put(Arrays.asList(1, 2), "list");
        mixed.put((byte) -3, "byte");
        System.out.println(mixed);
    }
}
