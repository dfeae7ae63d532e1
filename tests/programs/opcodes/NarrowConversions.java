/** i2b, i2c, i2s, l2i and what compound assignment does with them. */
public class NarrowConversions {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 127, 128, 255, 256, -128, -129, 32767, 32768, 65535, 65536, -32768, -32769, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int v : values) {
            System.out.println(v + ": " + (byte) v + " " + (short) v + " " + (int) (char) v + " " + (long) v + " " + (float) v + " " + (double) v);
            byte b = (byte) v;
            short s = (short) v;
            char c = (char) v;
            b += 1;
            s -= 1;
            c *= 3;
            System.out.println(b + " " + s + " " + (int) c + " " + (b & 0xFF) + " " + (char) (c % 26 + 'a'));
        }
        long[] longs = {0, -1, 1L << 31, 1L << 32, (1L << 32) + 5, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789ABCDEFL};
        for (long l : longs) {
            System.out.println(l + ": " + (int) l + " " + (short) l + " " + (byte) l + " " + (int) (char) l + " " + (float) l + " " + (double) l);
        }
        byte wrap = 127;
        wrap++;
        char under = 0;
        under--;
        short big = 32767;
        ++big;
        System.out.println(wrap + " " + (int) under + " " + big);
    }
}
