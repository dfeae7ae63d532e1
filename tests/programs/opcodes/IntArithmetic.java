/** int arithmetic at its limits: overflow, MIN / -1, MIN % -1, signs of quotient and remainder. */
public class IntArithmetic {
    static final int[] VALUES = {0, 1, -1, 2, -2, 7, -7, 31, 32767, -32768, 65535, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x55555555, 0xAAAAAAAA};

    public static void main(String[] args) {
        for (int a : VALUES) {
            for (int b : VALUES) {
                System.out.print(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + (a * b));
                System.out.print(" " + (a & b) + " " + (a | b) + " " + (a ^ b));
                try {
                    System.out.print(" " + (a / b));
                    System.out.print(" " + (a % b));
                } catch (ArithmeticException e) {
                    System.out.print(" " + e.getMessage());
                }
                try {
                    System.out.print(" " + (a % b));
                } catch (ArithmeticException e) {
                    System.out.print(" " + e);
                }
                System.out.println();
            }
            System.out.println(-a + " " + ~a + " " + +a + " " + Math.abs(a));
        }
    }
}
