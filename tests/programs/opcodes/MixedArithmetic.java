/** Mixed-type expressions: promotions, integer division before conversion, casts between all types. */
public class MixedArithmetic {
    public static void main(String[] args) {
        byte b = 100; short s = -30000; char c = 50000; int i = 2000000000; long l = 4000000000000L; float f = 0.3f; double d = -1.7;
        System.out.println(b + s + " " + (b * c) + " " + (i + i) + " " + (i + l) + " " + (l + f) + " " + (f + d) + " " + (c - s) + " " + (b / 7 * 7.0) + " " + i / 3 * 3L);
        System.out.println((byte) (b + b) + " " + (short) (s + s) + " " + (char) (c + c) / 2 + " " + (int) (l * 3) + " " + (float) (d * l) + " " + (long) (f * l) + " " + (int) d + " " + (byte) (c >> 3));
        System.out.println((b ^ s) + " " + (c & 0xFFF) + " " + (l | b) + " " + (~c) + " " + (-s) + " " + (+b) + " " + -c + " " + (l >>> b) + " " + (s >> 2) + " " + (b << 30) + " " + (s >>> 4));
        System.out.println((b < c) + " " + (i < f) + " " + (l == 4e12) + " " + (c > s) + " " + (f == 0.3) + " " + (f < 0.3) + " " + ('a' == 97.0) + " " + ((float) i == i) + " " + ((double) l == l));
        b += 1000; s *= 3; c -= 60000; i <<= 3; l >>= 5; f += i; d %= 0.5; 
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d);
        i /= 0.3; l *= 1.5; b /= 2.9; c += 0.99; s -= 1e10; f -= 1e10;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f);
        System.out.println(1 / 2 + 1 / 2.0 + 1 / 2f + " " + 7 % 3 * 2.5 + " " + -7 / 2 + " " + -7 % 3 + " " + 7 % -3 + " " + -7.5 % 2 + " " + 1e20 % 3);
        System.out.println((char) ('a' + 1) + ('a' + 1) + "" + (char) 98 + 'b' + (int) 'b' + (char) (byte) -1);
        final int constant = 10;
        byte narrow = constant;
        char fromInt = 65;
        System.out.println(narrow + fromInt + " " + fromInt++ + fromInt);
        int hash = 0;
        for (int k = 0; k < 100000; k++) hash = hash * 31 + (k ^ (hash >>> 7)) % 1000;
        System.out.println(hash);
        long rng = 42;
        double acc = 0;
        for (int k = 0; k < 10000; k++) { rng = rng * 6364136223846793005L + 1442695040888963407L; acc += (rng >>> 11) * 0x1.0p-53; }
        System.out.println(rng + " " + acc);
    }
}
