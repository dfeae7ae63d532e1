// since: 17
import java.util.*;

/** Sorting and searching arrays of every type, whole and in part. */
public class CollArraysSort {
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

    static String hash(Object a) {
        return a.getClass().getSimpleName() + " " + Arrays.deepHashCode(new Object[] {a});
    }

    record Item(int key, int serial) { }

    public static void main(String[] args) {
        Random r = new Random(23);
        for (int n : new int[] {0, 1, 2, 3, 7, 16, 17, 31, 32, 33, 100, 1000, 5000}) {
            int[] ints = r.ints(n, -1000, 1000).toArray();
            long[] longs = r.longs(n).toArray();
            double[] doubles = new double[n];
            float[] floats = new float[n];
            short[] shorts = new short[n];
            char[] chars = new char[n];
            byte[] bytes = new byte[n];
            String[] strings = new String[n];
            Item[] items = new Item[n];
            for (int i = 0; i < n; i++) {
                double[] odd = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, -1};
                doubles[i] = r.nextInt(3) == 0 ? odd[r.nextInt(odd.length)] : r.nextGaussian();
                floats[i] = (float) doubles[i];
                shorts[i] = (short) r.nextInt();
                chars[i] = (char) r.nextInt();
                bytes[i] = (byte) r.nextInt();
                strings[i] = Integer.toString(r.nextInt(500), 7);
                items[i] = new Item(r.nextInt(10), i);
            }
            int from = n / 4;
            int to = n - n / 5;
            int[] partInts = ints.clone();
            Arrays.sort(partInts, from, to);
            double[] partDoubles = doubles.clone();
            Arrays.sort(partDoubles, from, to);
            String[] partStrings = strings.clone();
            Arrays.sort(partStrings, from, to, Comparator.reverseOrder());
            Arrays.sort(ints);
            Arrays.sort(longs);
            Arrays.sort(doubles);
            Arrays.sort(floats);
            Arrays.sort(shorts);
            Arrays.sort(chars);
            Arrays.sort(bytes);
            Arrays.sort(strings);
            Arrays.sort(items, Comparator.comparingInt(Item::key));
            for (Object a : new Object[] {ints, longs, doubles, floats, shorts, chars, bytes, strings, partInts, partDoubles, partStrings}) {
                System.out.println(n + " " + hash(a));
            }
            boolean stable = true;
            for (int i = 1; i < n; i++) {
                stable &= items[i - 1].key() < items[i].key() || (items[i - 1].key() == items[i].key() && items[i - 1].serial() < items[i].serial());
            }
            System.out.println(n + " stable " + stable);
            if (n <= 33) {
                System.out.println(Arrays.toString(ints) + Arrays.toString(doubles) + Arrays.toString(floats) + Arrays.toString(partStrings));
            }
            if (n > 2) {
                System.out.println(Arrays.binarySearch(ints, ints[n / 2]) >= 0 ? "found" : "lost");
                System.out.println(Arrays.binarySearch(ints, 5000) + " " + Arrays.binarySearch(ints, -5000) + " " + Arrays.binarySearch(strings, "zz")
                        + " " + Arrays.binarySearch(chars, 'x') + " " + Arrays.binarySearch(longs, 0L) + " " + Arrays.binarySearch(bytes, (byte) 200)
                        + " " + Arrays.binarySearch(shorts, (short) 77) + " " + Arrays.binarySearch(floats, 0.125f)
                        + " " + Arrays.binarySearch(doubles, 0.33) + " " + Arrays.binarySearch(ints, 1, 2, 0)
                        + " " + Arrays.binarySearch(strings, 0, 2, "zz", Comparator.naturalOrder()));
            }
        }
        StringBuilder calls = new StringBuilder();
        Integer[] small = {5, 2, 8, 1, 9, 3};
        Arrays.sort(small, (x, y) -> {
            calls.append(x).append('?').append(y).append(' ');
            return x - y;
        });
        System.out.println(calls + Arrays.toString(small));
        calls.setLength(0);
        Integer[] falling = {9, 7, 5, 3, 4, 4};
        Arrays.sort(falling, (x, y) -> {
            calls.append(x).append('?').append(y).append(' ');
            return x - y;
        });
        System.out.println(calls + Arrays.toString(falling));
        int[] a = {5, 4, 3, 2, 1};
        t("from > to", () -> { Arrays.sort(a, 3, 1); return a; });
        t("negative", () -> { Arrays.sort(a, -1, 1); return a; });
        t("too far", () -> { Arrays.sort(a, 1, 6); return a; });
        t("mixed", () -> { Arrays.sort(new Object[] {1, "a"}); return ""; });
        t("null", () -> { Arrays.sort(new Integer[] {1, null}); return ""; });
        t("one odd", () -> { Object[] o = {new Object()}; Arrays.sort(o); return o.length; });
        Arrays.parallelSort(a);
        System.out.println(Arrays.toString(a));
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(Arrays.toString(a));
        Arrays.parallelPrefix(a, 1, 4, (x, y) -> x * y);
        System.out.println(Arrays.toString(a));
    }
}
