/** Longs and doubles between ints and references on the stack: swaps, nested calls, dup2 forms and pops. */
public class DoubleSlots {
    long l;
    static double sd = 1;

    static long pick(int a, long b, Object c, double d, float e, long f) {
        return (long) (a + b * 2 + c.hashCode() + d * 3 + e * 4 + f * 5);
    }

    static double id(double d) { return d; }
    static long drop(long v) { return v; }

    long chain(long a, double b) {
        return l = (long) (sd = a + (l += (long) b));
    }

    public static void main(String[] args) {
        System.out.println(pick(1, 2L, "c", 4.5, 5.5f, 6L << 32));
        System.out.println(pick((int) drop(7), drop(8), id(2) > 1 ? "x" : "y", id(id(3) + id(4)), (float) id(1), drop(drop(2) + drop(3))));
        drop(5);
        id(6);
        DoubleSlots o = new DoubleSlots();
        System.out.println(o.chain(10, 20.9) + " " + o.l + " " + sd);
        long[] la = {1, 2, 3};
        double[] da = {1, 2, 3};
        int i = 0;
        la[i++] = la[i++] = la[i] + 5;
        da[--i] = da[--i] *= 4;
        System.out.println(la[0] + " " + la[1] + " " + la[2] + " " + da[0] + " " + da[1] + " " + da[2] + " " + i);
        long x = 5, y = 7;
        long t = x;
        x = y;
        y = t;
        x = x ^ y;
        y = x ^ y;
        x = x ^ y;
        System.out.println(x + " " + y + " " + (x++ * ++y - x-- / --y));
        double neg = -(id(2) - -id(3));
        System.out.println(neg + " " + (x > y == neg < 0) + " " + (int) (long) (double) (float) x);
    }
}
