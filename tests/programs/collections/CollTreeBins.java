// since: 17
import java.util.*;

/** Hash maps with long chains: many keys in few buckets. */
public class CollTreeBins {
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
            return "" + id;
        }
    }

    static void random(long seed, int hashes, int shift, int range) {
        Random r = new Random(seed);
        HashMap<Key, Integer> m = new HashMap<>();
        for (int i = 0; i < 900; i++) {
            int id = r.nextInt(range);
            Key k = new Key(id, (id * 7 % hashes) << shift);
            int v = i;
            switch (r.nextInt(12)) {
                case 0: case 1: case 2: case 3: m.put(k, v); break;
                case 4: m.computeIfAbsent(k, x -> v); break;
                case 5: m.merge(k, v, Integer::sum); break;
                case 6: m.compute(k, (x, y) -> y == null ? v : null); break;
                case 7: case 8: m.remove(k); break;
                case 9: m.putIfAbsent(k, v); break;
                case 10:
                    if (r.nextInt(4) == 0) {
                        int mod = r.nextInt(7) + 2;
                        m.keySet().removeIf(x -> x.id % mod == 0);
                    }
                    break;
                default: System.out.println(m.get(k) + " " + m.containsKey(k)); break;
            }
            if (i % 15 == 0) {
                System.out.println(m);
            }
        }
        System.out.println(new HashMap<>(m) + " " + m.clone() + m.hashCode());
        for (Iterator<Key> it = m.keySet().iterator(); it.hasNext();) {
            if (it.next().id % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(m.keySet());
        m.clear();
        System.out.println(m);
    }

    public static void main(String[] args) {
        Map<Integer, Integer> powers = new HashMap<>();
        for (int i = 0; i < 32; i++) {
            powers.put(1 << i, i);
        }
        System.out.println(powers);
        Map<Long, Integer> longs = new HashMap<>();
        for (int i = 0; i < 64; i++) {
            longs.put(1L << i, i);
        }
        System.out.println(longs);
        Set<Integer> multiples = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            multiples.add(i * 1024);
            if (i % 10 == 9) {
                System.out.println(multiples);
            }
        }
        for (int i = 0; i < 95; i++) {
            multiples.remove(i * 37 % 100 * 1024);
            if (i % 5 == 4) {
                System.out.println(multiples);
            }
        }
        Set<Double> doubles = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            doubles.add((double) i);
        }
        System.out.println(doubles);
        List<String> strings = new ArrayList<>(List.of(""));
        for (int i = 0; i < 5; i++) {
            List<String> longer = new ArrayList<>();
            for (String s : strings) {
                longer.add(s + "Aa");
                longer.add(s + "BB");
            }
            strings = longer;
        }
        Collections.shuffle(strings, new Random(4));
        Map<String, Integer> same = new HashMap<>();
        for (String s : strings) {
            same.put(s, same.size());
        }
        System.out.println(same);
        for (String s : strings.subList(0, 28)) {
            same.remove(s);
            System.out.println(same.keySet());
        }
        for (int seed = 0; seed < 4; seed++) {
            random(seed, 1, 0, 40);
            random(seed, 2, 7, 80);
            random(seed, 5, 6, 200);
            random(seed, 30, 8, 400);
        }
    }
}
