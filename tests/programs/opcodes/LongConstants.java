/** Constants of every size: iconst, bipush, sipush, ldc, ldc_w, ldc2_w, string constants. */
public class LongConstants {
    static final int I = 0x7FFFFFFF;
    static final long L = 0x8000000000000000L;
    static final float F = 1.17549435E-38f;
    static final double D = 2.2250738585072014E-308;
    static final String S = "constant \u00e4 \u20ac \ud83d\ude00 \0 end";
    static final char C = '\uD800';

    public static void main(String[] args) {
        System.out.println(-1 + " " + 0 + " " + 5 + " " + 6);
        int[] ints = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, 128, -128, -129, 32767, 32768, -32768, -32769, I, -I - 1};
        long[] longs = {0L, 1L, 2L, -1L, 127L, 32768L, 0xFFFFFFFFL, L, ~L};
        float[] floats = {0f, 1f, 2f, 3f, -0f, -1f, 0.1f, F, Float.NaN};
        double[] doubles = {0, 1, 2, -0.0, -1, 0.1, D, Double.NEGATIVE_INFINITY};
        for (int i : ints) System.out.print(i + " ");
        System.out.println();
        for (long l : longs) System.out.print(l + " ");
        System.out.println();
        for (float f : floats) System.out.print(f + " ");
        System.out.println();
        for (double d : doubles) System.out.print(d + " ");
        System.out.println();
        System.out.println(S.length() + " " + S.replace('\0', '0') + " " + S.codePointCount(0, S.length()));
        System.out.println((int) C + " " + 0b1010_1010 + " " + 0_17 + " " + 0xFFFF_FFFF + " " + 1_000_000_000_000L);
        System.out.println('\101' + "\t|\b|\f|\\|\"|\'|\7".length());
        System.out.println(0x1.fffffep127f + " " + 0x1p-1074 + " " + 1e0f + " " + .5 + " " + 5.);
    }
}
