import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.IllegalFormatException;
import java.util.Locale;
import java.util.TimeZone;

/** String.format: all conversions, flags, widths, precision, indexes, errors. */
public class FormatStrings {
    static void f(String format, Object... args) {
        try {
            System.out.println("[" + String.format(Locale.ROOT, format, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        f("%d %5d %-5d| %05d %+d %,d %(d % d", 1, 2, 3, 4, 5, 1234567, -7, 8);
        f("%x %X %#x %o %#o %08x", 255, 255, 255, 8, 8, -1);
        f("%x %x %d", (byte) -1, -1L, Long.MIN_VALUE);
        f("%f %.2f %10.3f %-10.1f| %e %.3E %g %a", 3.14159, 2.5, 1.0, 2.25, 12345.678, 0.00012, 0.0001234, 1.0);
        f("%f %f %5.1f %e %+.1f %,.2f", Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0.0, 1.25, 9876543.215);
        f("%.0f %.0f %.0f %.1f %.3f", 0.5, 1.5, 2.5, 0.25, 1e-10);
        f("%s %10s %-10s| %.2s %S %s", "a", "b", "c", "defgh", "upper", null);
        f("%c %C %c %b %B %b %b", 'x', 'y', 65, true, false, null, "s");
        f("%h %n %%", "hash");
        f("%2$s %1$s %<s %s", "one", "two");
        f("%s %s", 1);
        f("%d", "text");
        f("%d", 1.5);
        f("%q", 1);
        f("%-d", 1);
        f("%.2d", 1);
        f("%c", 0x1F600);
        f("%s %s", new int[0].length, java.util.Arrays.asList(1, 2));
        f("%d %s", new java.math.BigInteger("123456789012345678901"), new java.math.BigDecimal("1.50"));
        f("%.3f", new java.math.BigDecimal("2.71828"));
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.setTimeInMillis(86400000L * 365);
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS %<tB %<ta %<tj", c);
        System.out.println(String.format(Locale.GERMANY, "%,.2f %d", 1234.5, 1000) + " " + String.format("%5s|%-5s|", "é", "ü"));
    }
}
