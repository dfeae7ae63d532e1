/** Shortest decimal forms of floats and doubles, where plain and exponent notation meet. */
public class FloatPrinting {
    public static void main(String[] args) {
        double[] doubles = {1, 10, 100, 1234567, 9999999, 1e7, 12345678, 1e-3, 9.99e-4, 0.001, 0.00123, 123456.789, 1.0E10, 1e21, 1e22, 1e23 + 1e9, 3.141592653589793,
            1.0 / 3, 2.0 / 3, 100.0 / 3, 4.9e-324, 1.7976931348623157e308, 9007199254740991.0, 123e-20, 5e-5};
        for (double d : doubles) {
            System.out.println(d + " " + -d + " " + Double.toString(d) + " " + String.valueOf(d));
            System.out.println((float) d + " " + Float.toString((float) -d));
        }
        System.out.println(Double.parseDouble("1e400") + " " + Double.parseDouble("-0") + " " + Double.parseDouble(" 12.5e-1 ") + " " + Double.valueOf("NaN"));
        System.out.println(Float.parseFloat("3.4028236e38") + " " + Float.parseFloat("1e-50") + " " + Float.parseFloat("0x1.8p1"));
        try {
            Double.parseDouble("abc");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Double.doubleToLongBits(1.5) + " " + Float.floatToIntBits(-2.5f) + " " + Double.longBitsToDouble(0x7ff0000000000000L));
        System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MIN_VALUE));
        java.util.Random random = new java.util.Random(7);
        int hash = 0;
        for (int i = 0; i < 3000; i++) {
            double d = (0.5 + 9.5 * random.nextDouble()) * (i % 2 == 0 ? 1e24 : 1e25);
            hash = 31 * (31 * hash + Double.toString(d).hashCode()) + Float.toString((float) d).hashCode();
        }
        System.out.println(2.6413192603565174E25 + " " + 4.8382554E25f + " " + (float) 0x1p83 + " " + hash);
    }
}
