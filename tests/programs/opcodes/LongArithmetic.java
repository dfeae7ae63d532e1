/** long arithmetic at its limits: overflow, MIN / -1, division by zero. */
public class LongArithmetic {
    static final long[] VALUES = {0, 1, -1, 3, -3, 1L << 31, -(1L << 31), 0xFFFFFFFFL, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE, 0x5555555555555555L};

    public static void main(String[] args) {
        for (long a : VALUES) {
            for (long b : VALUES) {
                System.out.print(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + (a * b));
                System.out.print(" " + (a & b) + " " + (a | b) + " " + (a ^ b));
                try {
                    System.out.print(" " + a / b);
                    System.out.print(" " + a % b);
                } catch (ArithmeticException e) {
                    System.out.print(" " + e.getMessage());
                }
                System.out.println(" " + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b) + (a != b));
            }
            System.out.println(-a + " " + ~a + " " + Math.abs(a));
        }
        try {
            long zero = VALUES[0];
            System.out.println(5L % zero);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
    }
}
