/** More than 255 local variable slots: wide loads, stores and iinc of every type. */
public class WideLocals {
    static String many(int p) {
        long a0 = 1, a1 = 2, a2 = 3, a3 = 4, a4 = 5, a5 = 6, a6 = 7, a7 = 8, a8 = 9, a9 = 10, b0 = 1, b1 = 2, b2 = 3, b3 = 4, b4 = 5, b5 = 6, b6 = 7, b7 = 8, b8 = 9, b9 = 10;
        long c0 = 1, c1 = 2, c2 = 3, c3 = 4, c4 = 5, c5 = 6, c6 = 7, c7 = 8, c8 = 9, c9 = 10, d0 = 1, d1 = 2, d2 = 3, d3 = 4, d4 = 5, d5 = 6, d6 = 7, d7 = 8, d8 = 9, d9 = 10;
        long e0 = 1, e1 = 2, e2 = 3, e3 = 4, e4 = 5, e5 = 6, e6 = 7, e7 = 8, e8 = 9, e9 = 10, f0 = 1, f1 = 2, f2 = 3, f3 = 4, f4 = 5, f5 = 6, f6 = 7, f7 = 8, f8 = 9, f9 = 10;
        double g0 = 1, g1 = 2, g2 = 3, g3 = 4, g4 = 5, g5 = 6, g6 = 7, g7 = 8, g8 = 9, g9 = 10, h0 = 1, h1 = 2, h2 = 3, h3 = 4, h4 = 5, h5 = 6, h6 = 7, h7 = 8, h8 = 9, h9 = 10;
        double i0 = 1, i1 = 2, i2 = 3, i3 = 4, i4 = 5, i5 = 6, i6 = 7, i7 = 8, i8 = 9, i9 = 10, j0 = 1, j1 = 2, j2 = 3, j3 = 4, j4 = 5, j5 = 6, j6 = 7, j7 = 8, j8 = 9, j9 = 10;
        double k0 = 1, k1 = 2, k2 = 3, k3 = 4, k4 = 5, k5 = 6, k6 = 7, k7 = 8, k8 = 9, k9 = 10, l0 = 1, l1 = 2, l2 = 3, l3 = 4, l4 = 5, l5 = 6, l6 = 7, l7 = 8, l8 = 9, l9 = 10;
        double m0 = 1, m1 = 2, m2 = 3, m3 = 4, m4 = 5, m5 = 6, m6 = 7, m7 = 8, m8 = 9, m9 = p;
        int far = p;
        long farLong = 5000000000L;
        float farFloat = 1.5f;
        double farDouble = 2.5;
        String farString = "far";
        int[] farArray = {1, 2, 3};
        far++;
        far += 1000;
        far -= 40000;
        far += 32767;
        far += -32768;
        farLong += far;
        farFloat *= 3;
        farDouble += farFloat + m9;
        farString += farLong;
        farArray[1] += far;
        for (int farIndex = 0; farIndex < farArray.length; farIndex++) {
            farString += "," + farArray[farIndex];
        }
        long sum = a0 + a9 + b5 + c7 + d3 + e9 + f0 + f9 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + b0 + b1 + b2 + b3 + b4 + b6 + b7 + b8 + b9;
        double more = g0 + g9 + h3 + i7 + j1 + k9 + l9 + m0 + m8;
        return far + " " + farLong + " " + farFloat + " " + farDouble + " " + farString + " " + sum + " " + more;
    }

    public static void main(String[] args) {
        System.out.println(many(7));
        int near = 0;
        near += 127;
        near += 128;
        near += -128;
        near -= 129;
        near += 32767;
        near += 32768;
        System.out.println(near);
    }
}
