import java.math.BigDecimal;

/** %f, %e, %g and %a: rounding is half up on the shortest decimal digits. */
public class FormatFloats {
    private static final double[] VALUES = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, 0.05, 0.15, 0.25, 0.35, 1.005, 2.675, 1e-4,
        9.9999e-5, 99999.95, 999999.5, 123456.789, 1e10, 1e15, 1e16, 1e21, 1.0 / 3, 2.0 / 3, Math.PI, Math.E,
        Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1f};

    public static void main(String[] args) {
        String[] formats = {"%f", "%.0f", "%.1f", "%.2f", "%#.0f", "%e", "%.0e", "%.3E", "%g", "%.3g", "%.0g", "%a",
            "%.2a", "%,.2f", "%012.3f", "%-12.3f|", "%+.1f", "%(.1f", "% .1f", "%010.2e"};
        for (double value : VALUES) {
            StringBuilder line = new StringBuilder();
            for (String format : formats)
                line.append(String.format(format, value)).append(' ');
            System.out.println(line);
        }
        BigDecimal[] decimals = {new BigDecimal("123.456"), new BigDecimal("0.00001234"), BigDecimal.ZERO,
            new BigDecimal("0.00"), new BigDecimal("1E+30"), new BigDecimal("-99999.5"), new BigDecimal("12345678901234567890.123456789")};
        for (BigDecimal value : decimals)
            System.out.printf("%f %.0f %.3f %e %.2e %g %,.1f %(f%n", value, value, value, value, value, value, value, value);
        System.out.printf("%f %.3e %s%n", 1.1f, 3.4028235e38f, 1e-10f);
    }
}
