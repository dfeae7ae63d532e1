/** f2i, f2l, d2i, d2l: rounding towards zero, saturation, NaN to zero. */
public class FloatToInt {
    public static void main(String[] args) {
        double[] doubles = {0.0, -0.0, 0.5, -0.5, 0.99999999, -1.5, 2.5, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0, 4294967296.5,
            9.2233720368547758E18, -9.3e18, 1e300, -1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double d : doubles) {
            float f = (float) d;
            System.out.println(d + ": " + (int) d + " " + (long) d + " " + (byte) d + " " + (short) d + " " + (int) (char) d);
            System.out.println(f + ": " + (int) f + " " + (long) f + " " + (byte) f + " " + (short) f + " " + (int) (char) f);
        }
        int i = 16777217;
        float lossy = i;
        System.out.println(lossy + " " + (int) lossy);
        long l = 9007199254740993L;
        double lossyDouble = l;
        System.out.println(lossyDouble + " " + (long) lossyDouble + " " + (float) l);
        i += 0.7;
        System.out.println(i);
        i *= 1e10;
        System.out.println(i);
    }
}
