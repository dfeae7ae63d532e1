/** Wrong formats and arguments: which exception, what message, and what was printed before. */
public class FormatErrors {
    private static void attempt(String format, Object... args) {
        try {
            System.out.printf(format, args);
            System.out.println("| fine");
        } catch (RuntimeException e) {
            System.out.println("| " + format + " " + e);
        }
    }

    public static void main(String[] args) {
        attempt("before %d after", "text");
        attempt("%d %d", 1);
        attempt("%", 1);
        attempt("%q", 1);
        attempt("a %s %y", 1);
        attempt("%-d", 1);
        attempt("%05s", "x");
        attempt("%.2d", 1);
        attempt("%#d", 1);
        attempt("%,x", 1);
        attempt("%+ d", 1);
        attempt("%-05d", 1);
        attempt("%--5d", 1);
        attempt("%c", "text");
        attempt("%c", 0x110000);
        attempt("%.1c", 'x');
        attempt("%f", 1);
        attempt("%d", 1.5);
        attempt("%x", 1.5);
        attempt("%5n");
        attempt("%.3%");
        attempt("%<s", 1);
        attempt("%3$s", 1, 2);
        attempt("%0$s", 1);
        attempt("%tX", 1L);
        attempt("%tY", "x");
        attempt("%#s", "x");
        attempt("%(x", 1);
        attempt("%,e", 1.0);
        attempt("%#g", 1.0);
        attempt("%(a", 1.0);
        attempt("%99999999999d", 1);
        attempt("%D", 1);
    }
}
