import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** DecimalFormat, MessageFormat, ChoiceFormat, SimpleDateFormat with a fixed zone. */
public class TextFormats {
    public static void main(String[] args) throws ParseException {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        for (String pattern : new String[] {"0.00", "#,##0.###", "000", "0.##E0", "#%", "'n' 0;(0)"}) {
            DecimalFormat f = new DecimalFormat(pattern, symbols);
            System.out.println(pattern + ": " + f.format(1234.5678) + " " + f.format(-0.5) + " " + f.format(0) + " " + f.format(42L));
        }
        System.out.println(new DecimalFormat("#,##0.00", symbols).parse("1,234.50") + " " + NumberFormat.getIntegerInstance(Locale.US).format(1234567.5) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256));
        System.out.println(new MessageFormat("{0} has {1,number,integer} items, '{'{2}'}' it''s {0}", Locale.US).format(new Object[] {"Ann", 1234, null}));
        System.out.println(MessageFormat.format("{1} {0} {1} {3}", "a", "b") + " " + new ChoiceFormat("0#none|1#one|1<many {0}").format(5));
        SimpleDateFormat s = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss.SSS EEE", Locale.US);
        s.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(s.format(new Date(0)) + " " + s.format(new Date(1700000000123L)) + " " + s.parse("2001-02-03 04:05:06.007 Sat").getTime());
        SimpleDateFormat g = new SimpleDateFormat("d. MMMM yyyy", Locale.ENGLISH);
        g.setTimeZone(TimeZone.getTimeZone("GMT+2"));
        System.out.println(g.format(new Date(86400000L * 59 - 1)));
        try {
            s.parse("nonsense");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
    }
}
