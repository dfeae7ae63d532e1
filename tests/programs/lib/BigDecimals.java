import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** BigDecimal: scale, rounding modes, division, comparison against equality, formats. */
public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("10.250"), b = new BigDecimal("3");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divide(b, MathContext.DECIMAL32) + " " + a.remainder(b) + " " + a.negate() + " " + a.pow(3));
        System.out.println(a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + a.equals(new BigDecimal("10.25")) + " " + a.compareTo(new BigDecimal("10.25")) + " " + a.hashCode());
        for (RoundingMode mode : RoundingMode.values()) {
            StringBuilder row = new StringBuilder(mode + ":");
            for (String s : new String[] {"5.5", "2.5", "1.1", "-1.1", "-2.5", "-5.5"}) {
                try {
                    row.append(' ').append(new BigDecimal(s).setScale(0, mode));
                } catch (ArithmeticException e) {
                    row.append(" !");
                }
            }
            System.out.println(row);
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("1234567890E3").toEngineeringString());
        System.out.println(new BigDecimal("123.456").round(new MathContext(4)) + " " + new BigDecimal("123.456").movePointLeft(5) + " " + new BigDecimal("123.456").movePointRight(5) + " " + new BigDecimal("99.999").intValue() + " " + new BigDecimal("1e400").doubleValue());
    }
}
