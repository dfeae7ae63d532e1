// since: 17
import java.util.*;

/** The rest of Arrays: equality, hash codes, text, copies, fills, comparisons, lists. */
public class CollArraysMisc {
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
        int[] a = {1, 2, 3, 4, 5};
        int[] b = {1, 2, 9, 4};
        System.out.println(Arrays.equals(a, a.clone()) + " " + Arrays.equals(a, b) + " " + Arrays.equals(a, null) + " " + Arrays.equals((int[]) null, null)
                + " " + Arrays.equals(a, 0, 2, b, 0, 2) + " " + Arrays.compare(a, b) + " " + Arrays.compare(a, Arrays.copyOf(a, 3)) + " "
                + Arrays.compare(null, a) + Arrays.compare(a, null) + " " + Arrays.mismatch(a, b) + " " + Arrays.mismatch(a, Arrays.copyOf(a, 3)) + " "
                + Arrays.mismatch(a, a) + " " + Arrays.mismatch(a, 3, 4, b, 3, 4) + " " + Arrays.compareUnsigned(new int[] {-1}, new int[] {1})
                + Arrays.compare(a, 1, 3, b, 1, 3));
        System.out.println(Arrays.equals(new double[] {0.0, Double.NaN}, new double[] {-0.0, Double.NaN}) + " "
                + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}) + " " + Arrays.compare(new float[] {0f}, new float[] {-0f})
                + " " + Arrays.compare(new boolean[] {true}, new boolean[] {false}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1})
                + " " + Arrays.compareUnsigned(new short[] {-1}, new short[] {1}) + " " + Arrays.compareUnsigned(new long[] {-1}, new long[] {1})
                + " " + Arrays.compare(new char[] {'a'}, new char[] {'c'}) + " " + Arrays.compare(new byte[] {3}, new byte[] {-4})
                + " " + Arrays.compare(new String[] {"a", null}, new String[] {"a", "b"}) + " " + Arrays.compare(new String[] {"a", "x"}, new String[] {"a", "b"}));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(new long[] {1L << 33, -1}) + " " + Arrays.hashCode(new double[] {1.5, -0.0}) + " "
                + Arrays.hashCode(new float[] {1.5f}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode(new char[] {'x'}) + " "
                + Arrays.hashCode(new byte[] {-1}) + " " + Arrays.hashCode(new short[] {-1}) + " " + Arrays.hashCode(new Object[] {"a", null}) + " "
                + Arrays.hashCode((int[]) null));
        System.out.println(Arrays.toString(new boolean[] {true}) + Arrays.toString(new byte[] {1, 2}) + Arrays.toString(new char[] {'a', 'b'})
                + Arrays.toString(new double[] {1, 2.5}) + Arrays.toString(new float[] {}) + Arrays.toString(new long[] {1}) + Arrays.toString(new short[] {3})
                + Arrays.toString(new Object[] {null, "x", 1}) + Arrays.toString((Object[]) null));
        Object[] deep = {1, new int[] {1, 2}, new String[][] {{"a"}, {"b", null}}, new Object[] {new double[] {1}}, null, new boolean[] {true},
            new byte[] {1}, new char[] {'c'}, new short[] {2}, new long[] {3}, new float[] {4}};
        Object[] deep2 = {1, new int[] {1, 2}, new String[][] {{"a"}, {"b", null}}, new Object[] {new double[] {1}}, null, new boolean[] {true},
            new byte[] {1}, new char[] {'c'}, new short[] {2}, new long[] {3}, new float[] {4}};
        System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepEquals(deep, deep2) + " " + Arrays.equals(deep, deep2) + " " + Arrays.deepHashCode(deep)
                + " " + Objects.deepEquals(a, a.clone()));
        Object[] self = {1, null};
        self[1] = self;
        System.out.println(Arrays.deepToString(self) + " " + Arrays.deepToString(null));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 2, 8)) + Arrays.toString(Arrays.copyOf(new String[] {"x"}, 2))
                + Arrays.toString(Arrays.copyOf(new boolean[] {true}, 2)) + Arrays.toString(Arrays.copyOfRange("hello".toCharArray(), 1, 3))
                + Arrays.toString(Arrays.copyOf(new Integer[] {1, 2}, 3, Number[].class)) + Arrays.copyOf(new Integer[] {1}, 1, Object[].class).getClass().getSimpleName()
                + Arrays.copyOfRange(new Integer[] {1, 2, 3}, 1, 2).getClass().getSimpleName());
        t("copyOf", () -> Arrays.copyOf(a, -1));
        t("range", () -> Arrays.copyOfRange(a, 3, 1));
        t("range out", () -> Arrays.copyOfRange(a, 6, 8));
        t("store", () -> Arrays.copyOf(new Object[] {"s"}, 1, Integer[].class));
        long[] l = new long[5];
        Arrays.fill(l, 7);
        Arrays.fill(l, 1, 3, -7);
        String[] s = new String[3];
        Arrays.fill(s, "z");
        Arrays.setAll(s, i -> "s" + i);
        double[] d = new double[3];
        Arrays.setAll(d, i -> i / 2.0);
        int[] sq = new int[4];
        Arrays.parallelSetAll(sq, i -> i * i);
        System.out.println(Arrays.toString(l) + Arrays.toString(s) + Arrays.toString(d) + Arrays.toString(sq));
        t("fill", () -> { Arrays.fill(a, 3, 9, 0); return a; });
        t("fill store", () -> { Object[] o = new String[1]; Arrays.fill(o, 1); return o; });
        String[] data = {"d", "a", "c"};
        List<String> list = Arrays.asList(data);
        list.set(0, "q");
        Collections.sort(list);
        list.replaceAll(x -> x + x);
        System.out.println(Arrays.toString(data) + list + list.contains("aa") + list.indexOf("zz") + list.lastIndexOf("qq") + list.size() + list.hashCode());
        t("add", () -> list.add("x"));
        t("remove", () -> list.remove("aa"));
        t("remove none", () -> list.remove("nope"));
        t("remove 0", () -> list.remove(0));
        t("clear", () -> { list.clear(); return ""; });
        t("get", () -> list.get(0) + list.subList(1, 3) + list.toArray().getClass().getSimpleName());
        t("null array", () -> Arrays.asList((Object[]) null));
        System.out.println(Arrays.asList(1, 2, 3).equals(List.of(1, 2, 3)) + " " + Arrays.asList().isEmpty() + Arrays.asList((Object) null));
        System.out.println(Arrays.stream(a).sum() + " " + Arrays.stream(a, 1, 3).boxed().toList() + Arrays.stream(data).map(String::toUpperCase).toList()
                + Arrays.stream(new double[] {1, 2}).max().getAsDouble() + Arrays.stream(new long[] {4, 5}).count());
        System.out.println(Arrays.equals(new String[] {"A"}, new String[] {"a"}, String.CASE_INSENSITIVE_ORDER) + " "
                + Arrays.mismatch(new String[] {"A", "b"}, new String[] {"a", "c"}, String.CASE_INSENSITIVE_ORDER) + " "
                + Arrays.compare(new String[] {"A", "b"}, new String[] {"a", "c"}, String.CASE_INSENSITIVE_ORDER));
    }
}
