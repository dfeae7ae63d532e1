/** Recursion of several kinds: deep, mutual, tree, with longs and doubles, Ackermann. */
public class Recursion {
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static int ackermann(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
    static double power(double x, int n) { return n == 0 ? 1 : n % 2 == 0 ? power(x * x, n / 2) : x * power(x, n - 1); }
    static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
    static String reverse(String s) { return s.isEmpty() ? s : reverse(s.substring(1)) + s.charAt(0); }

    static void hanoi(int n, char from, char to, char over, int[] moves) {
        if (n == 0) return;
        hanoi(n - 1, from, over, to, moves);
        moves[0]++;
        if (n == 1 && moves[0] < 8) System.out.print(from + "" + to + " ");
        hanoi(n - 1, over, to, from, moves);
    }

    public static void main(String[] args) {
        System.out.println(depth(3000) + " " + even(1001) + " " + odd(1001) + " " + fib(20) + " " + ackermann(2, 6));
        System.out.println(power(1.0001, 1000) + " " + gcd(1071L << 30, 462L << 30) + " " + reverse("recursion"));
        int[] moves = {0};
        hanoi(10, 'a', 'b', 'c', moves);
        System.out.println(moves[0]);
    }
}
