/** Methods with as many argument slots as allowed (255 with this), mixing one- and two-slot types. */
public class ManyArguments {
    static long longs(long a00, long a01, long a02, long a03, long a04, long a05, long a06, long a07, long a08, long a09, long a10, long a11, long a12, long a13, long a14, long a15,
        long b00, long b01, long b02, long b03, long b04, long b05, long b06, long b07, long b08, long b09, long b10, long b11, long b12, long b13, long b14, long b15,
        long c00, long c01, long c02, long c03, long c04, long c05, long c06, long c07, long c08, long c09, long c10, long c11, long c12, long c13, long c14, long c15,
        long d00, long d01, long d02, long d03, long d04, long d05, long d06, long d07, long d08, long d09, long d10, long d11, long d12, long d13, long d14, long d15,
        long e00, long e01, long e02, long e03, long e04, long e05, long e06, long e07, long e08, long e09, long e10, long e11, long e12, long e13, long e14, long e15,
        long f00, long f01, long f02, long f03, long f04, long f05, long f06, long f07, long f08, long f09, long f10, long f11, long f12, long f13, long f14, long f15,
        long g00, long g01, long g02, long g03, long g04, long g05, long g06, long g07, long g08, long g09, long g10, long g11, long g12, long g13, long g14, long g15,
        long h00, long h01, long h02, long h03, long h04, long h05, long h06, long h07, long h08, long h09, long h10, long h11, long h12, long h13, long h14, int last) {
        return a00 + 2 * b01 + 3 * c02 + 4 * d03 + 5 * e04 + 6 * f05 + 7 * g06 + 8 * h07 + 9 * h14 + 1000 * last;
    }

    final double base = 0.5;

    double mixed(int a, long b, float c, double d, String e, byte f, char g, short h, boolean i, int[] j, long... rest) {
        double sum = base + a + b + c + d + e.length() + f + g + h + (i ? 1 : 0) + j[0];
        for (long r : rest) {
            sum += r;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(longs(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
            32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63,
            64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
            96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127));
        System.out.println(new ManyArguments().mixed(1, 2L, 3f, 4.25, "five", (byte) -6, 'a', (short) 8, true, new int[] {10}, 11, 12, 1L << 40));
    }
}
