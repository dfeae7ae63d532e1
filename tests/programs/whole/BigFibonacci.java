import java.math.BigInteger;
import java.util.Arrays;

/** Large Fibonacci numbers by four methods that must agree. */
public class BigFibonacci {
    static String addDigits(String a, String b) {
        StringBuilder s = new StringBuilder();
        for (int i = a.length() - 1, j = b.length() - 1, carry = 0; i >= 0 || j >= 0 || carry > 0; i--, j--) {
            int d = carry + (i >= 0 ? a.charAt(i) - '0' : 0) + (j >= 0 ? b.charAt(j) - '0' : 0);
            s.append((char) ('0' + d % 10));
            carry = d / 10;
        }
        return s.reverse().toString();
    }

    static BigInteger[] doubling(int n) {
        if (n == 0) return new BigInteger[] {BigInteger.ZERO, BigInteger.ONE};
        BigInteger[] h = doubling(n / 2);
        BigInteger c = h[0].multiply(h[1].shiftLeft(1).subtract(h[0])), d = h[0].multiply(h[0]).add(h[1].multiply(h[1]));
        return n % 2 == 0 ? new BigInteger[] {c, d} : new BigInteger[] {d, c.add(d)};
    }

    public static void main(String[] args) {
        int n = 300;
        String a = "0", b = "1";
        BigInteger x = BigInteger.ZERO, y = BigInteger.ONE;
        int[] limbs = new int[10], previous = new int[10];
        previous[0] = 1;
        for (int i = 0; i < n; i++) {
            String t = addDigits(a, b); a = b; b = t;
            BigInteger z = x.add(y); x = y; y = z;
            int[] sum = new int[10];
            long carry = 0;
            for (int k = 0; k < 10; k++) { carry += (long) limbs[k] + previous[k]; sum[k] = (int) (carry % 1000000000); carry /= 1000000000; }
            previous = limbs;
            limbs = sum;
        }
        System.out.println(a);
        System.out.println(x + " " + doubling(n)[0].equals(x) + " " + a.equals(x.toString()) + " " + Arrays.toString(limbs));
        System.out.println(doubling(5000)[0].toString().length() + " " + doubling(5000)[0].mod(BigInteger.valueOf(1000000007)));
    }
}
