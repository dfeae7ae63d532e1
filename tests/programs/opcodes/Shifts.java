/** Shift distances are taken modulo 32 or 64, negative ones too. */
public class Shifts {
    public static void main(String[] args) {
        int[] distances = {0, 1, 15, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[] ints = {1, -1, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE};
        long[] longs = {1, -1, 0x123456789ABCDEF0L, Long.MIN_VALUE, Long.MAX_VALUE};
        for (int d : distances) {
            for (int i : ints) {
                System.out.println(i + " by " + d + ": " + (i << d) + " " + (i >> d) + " " + (i >>> d));
            }
            for (long l : longs) {
                System.out.println(l + " by " + d + ": " + (l << d) + " " + (l >> d) + " " + (l >>> d));
            }
        }
        long far = 0x100000001L;
        System.out.println((1 << far) + " " + (1L << far) + " " + (-8 >> far) + " " + (-8 >>> far));
        byte b = -1;
        b >>>= 1;
        short s = -1;
        s >>>= 17;
        char c = 0xFFFF;
        c >>= 4;
        c <<= 8;
        System.out.println(b + " " + s + " " + (int) c);
    }
}
