/** Primes up to a limit: count, last ones, twins, factorisations. */
public class PrimeSieve {
    public static void main(String[] args) {
        int limit = 50000;
        boolean[] composite = new boolean[limit + 1];
        int count = 0, twins = 0, last = 0;
        for (int i = 2; i <= limit; i++) {
            if (composite[i]) continue;
            count++;
            if (i - last == 2) twins++;
            last = i;
            for (long j = (long) i * i; j <= limit; j += i) composite[(int) j] = true;
        }
        System.out.println(count + " primes, " + twins + " twins, last " + last);
        for (long n : new long[] {360, 9973, 1001, 600851475143L, 1L << 40}) {
            StringBuilder s = new StringBuilder(n + " =");
            long rest = n;
            for (long p = 2; p * p <= rest; p++) while (rest % p == 0) { s.append(' ').append(p); rest /= p; }
            if (rest > 1) s.append(' ').append(rest);
            System.out.println(s);
        }
    }
}
