/** Prime numbers by crossing out: a boolean array and integer loops. */
public class Sieve {
    static int primes(boolean[] crossed) {
        java.util.Arrays.fill(crossed, false);
        int count = 0;
        for (int i = 2; i < crossed.length; i++) {
            if (!crossed[i]) {
                count++;
                for (int j = i + i; j < crossed.length; j += i) {
                    crossed[j] = true;
                }
            }
        }
        return count;
    }

    public static void main(String[] args) {
        boolean[] crossed = new boolean[1000000];
        int total = 0;
        for (int round = 0; round < 12; round++) {
            total += primes(crossed);
        }
        System.out.println(total);
    }
}
