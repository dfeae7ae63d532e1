/** Float and double arithmetic, with infinities, signed zeros, subnormals and the sign of remainders. */
public class FloatArithmetic {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -1.0, 0.1, 3.7, -3.7, 1e308, 5e-324, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : values) {
            for (double b : values) {
                System.out.println(a + " " + b + ": " + (a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b));
                float f = (float) a;
                float g = (float) b;
                System.out.println(f + " " + g + ": " + (f + g) + " " + (f - g) + " " + (f * g) + " " + (f / g) + " " + (f % g));
            }
            System.out.println(-a + " " + -(float) a + " " + 1 / -a);
        }
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println(0.1f + 0.2);
        System.out.println((float) 1e-46 + " " + (float) 1e40 + " " + 1.4e-45f / 2);
        System.out.println(Float.MAX_VALUE * 2 + " " + Float.MIN_VALUE + " " + Float.MIN_NORMAL + " " + Double.MIN_NORMAL / 4);
    }
}
