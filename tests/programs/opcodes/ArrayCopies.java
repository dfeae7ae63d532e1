import java.util.Arrays;

/** System.arraycopy with overlap and wrong arguments, clone, Arrays.copyOf. */
public class ArrayCopies {
    static void attempt(Object from, int at, Object to, int where, int n) {
        try {
            System.arraycopy(from, at, to, where, n);
            System.out.println("copied");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        System.arraycopy(a, 0, a, 3, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 4, a, 1, 6);
        System.out.println(Arrays.toString(a));
        attempt(a, 0, a, 8, 3);
        attempt(a, -1, a, 0, 3);
        attempt(a, 0, a, -2, 3);
        attempt(a, 0, a, 0, -1);
        attempt(a, 10, a, 10, 0);
        attempt(a, 11, a, 0, 0);
        attempt(a, Integer.MAX_VALUE, a, 0, Integer.MAX_VALUE);
        attempt(a, 0, new long[10], 0, 1);
        attempt(a, 0, new Object[10], 0, 1);
        attempt(new Object[3], 0, a, 0, 1);
        attempt("s", 0, a, 0, 1);
        attempt(a, 0, "s", 0, 1);
        attempt(new String[5], 4, new Object[9], 8, 2);
        try {
            System.arraycopy(null, 0, a, 0, 0);
        } catch (NullPointerException e) {
            System.out.println("null source");
        }
        Object[] mixed = {"a", "b", 1, "c"};
        String[] strings = new String[4];
        attempt(mixed, 0, strings, 0, 4);
        System.out.println(Arrays.toString(strings));
        int[][] deep = {{1}, {2}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 9;
        shallow[1] = null;
        System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepToString(shallow));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(strings, 6)) + Arrays.toString(Arrays.copyOfRange(a, 8, 12)));
        Object[] asObjects = Arrays.copyOf(strings, 2, Object[].class);
        System.out.println(asObjects.getClass() + " " + strings.clone().getClass());
        byte[] bytes = {1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(bytes, 1, bytes, 2, 4);
        long[] longs = {1, 2, 3, 4};
        System.arraycopy(longs, 0, longs, 1, 3);
        System.out.println(Arrays.toString(bytes) + Arrays.toString(longs));
    }
}
