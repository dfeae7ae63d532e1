import static java.lang.Math.abs;
import static java.lang.Math.max;
import static java.lang.Math.min;

import clew.Verify;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Fields of all kinds for expressions to look at. tests/suites/expressions puts expressions in the place of the line that asks for it. */
public final class Values {
    static class Base {
        private int buried = 9;
        protected long wide = 1L << 40;
        static int counted = 11;
    }

    static class Node extends Base {
        private int hidden = 7;
        int value;
        boolean on;
        double weight = 0.1;
        Node next;
        int[] cells = {5, -6, 7};

        Node(int value) {
            this.value = value;
        }

        static final class Inner {
            static int deep = 21;
            static final int CONSTANT = 22;
        }
    }

    interface Thunk {
        Object get();
    }

    static boolean yes = true, no;
    static byte small = -128;
    static char letter = '\uffff';
    static short shorter = -32768;
    static int zero, one = 1, minus = -1, most = Integer.MAX_VALUE, least = Integer.MIN_VALUE, some = 12345;
    static long longZero, longMost = Long.MAX_VALUE, longLeast = Long.MIN_VALUE, longSome = 9007199254740993L;
    static float floatSome = 0.1f, floatBig = 1e38f, floatZero;
    static double doubleSome = 0.1, doubleNegativeZero = -0.0, doubleNan = Double.NaN, doubleInfinite = Double.POSITIVE_INFINITY;
    static final int FINAL = 42;
    static final double FINAL_DOUBLE = 2.5;
    private static Node node, none;
    static int[] numbers = {3, 1, 4, 1, 5};
    static long[] longs = {1L << 33};
    static byte[] bytes = {-1, 127};
    static char[] chars = {'a', '\u1234'};
    static short[] shorts = {-300};
    static float[] floats = {1.5f};
    static double[] doubles = {2.25, -3};
    static boolean[] booleans = {true, false};
    static int[][] grid = {{1, 2}, {3, 4, 5}, null};
    static Node[] nodes = new Node[3];
    static String text = "abc", missing;

    static int[] range(int first, int last) {
        int[] elements = new int[Math.max(0, last - first + 1)];
        for (int i = 0; i < elements.length; i++)
            elements[i] = first + i;
        return elements;
    }

    /** Some element that makes it so is enough, even if there are others for which it cannot be said. */
    static boolean some(int[] elements, boolean wanted, IntPredicate body) {
        RuntimeException unknown = null;
        for (int element : elements)
            try {
                if (body.test(element) == wanted)
                    return true;
            } catch (RuntimeException e) {
                unknown = e;
            }
        if (unknown != null)
            throw unknown;
        return false;
    }

    static boolean exists(int first, int last, IntPredicate body) {
        return some(range(first, last), true, body);
    }

    static boolean exists(int[] array, IntPredicate body) {
        return some(array, true, body);
    }

    static boolean forall(int first, int last, IntPredicate body) {
        return !some(range(first, last), false, body);
    }

    static boolean forall(int[] array, IntPredicate body) {
        return !some(array, false, body);
    }

    static int count(int first, int last, IntPredicate body) {
        return count(range(first, last), body);
    }

    static int count(int[] array, IntPredicate body) {
        return sum(array, element -> body.test(element) ? 1 : 0);
    }

    static int sum(int first, int last, IntUnaryOperator body) {
        return sum(range(first, last), body);
    }

    static int sum(int[] array, IntUnaryOperator body) {
        int sum = 0;
        for (int element : array)
            sum += body.applyAsInt(element);
        return sum;
    }

    static void show(Thunk thunk) {
        String result;
        try {
            Object value = thunk.get();
            if (value instanceof Boolean)
                result = value.toString();
            else if (value instanceof Character)
                result = Integer.toString((Character) value);
            else if (value instanceof Float || value instanceof Double)
                result = Long.toHexString(Double.doubleToLongBits(((Number) value).doubleValue()));
            else
                result = Long.toString(((Number) value).longValue());
        } catch (RuntimeException e) {
            result = "none";
        }
        System.out.println(result);
    }

    public static void main(String[] arguments) {
        node = new Node(1);
        node.next = new Node(2);
        node.next.on = true;
        nodes[1] = node;
        one += Node.counted + Node.Inner.deep - 32;
        Verify.randomBool();
        // expressions
    }
}
