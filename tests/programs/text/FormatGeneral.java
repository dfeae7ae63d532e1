// since: 17
import java.util.Arrays;
import java.util.Formattable;
import java.util.Formatter;
import java.util.List;

/** %s %b %h %c %n %% with widths, precisions, indexes and objects that format themselves. */
public class FormatGeneral {
    static class Point implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("<%d,%d,%d>", flags, width, precision);
        }

        @Override
        public String toString() {
            return "never";
        }
    }

    public static void main(String[] args) {
        System.out.printf("%s|%10s|%-10s|%.2s|%10.2s|%S|%s%n", "text", "text", "text", "text", "text", "text", (Object) null);
        System.out.printf("%b %B %b %b %5b|%.2b%n", true, false, null, "x", true, true);
        System.out.printf("%h %H %h%n", "hello", "hello", null);
        System.out.printf("%c%c%C%5c|%-5c|%c%n", 'a', 66, 'c', 'd', 'e', 0x1F600);
        System.out.printf("%2$s %1$s %2$s %<s %s %s%n", "one", "two");
        System.out.printf("%% %5%|%-5%|%n");
        System.out.printf("%s %#s %-8s %.3S %S%n", new Point(), new Point(), new Point(), new Point(), new Point());
        System.out.printf("%s %s %s%n", Arrays.asList(1, 2), List.of("a"), new int[0].length);
        System.out.println(String.format("%08.3f|%+d|%x", 3.14159, 7, 255) + "%d %s".formatted(1, 'x'));
        StringBuilder text = new StringBuilder("start ");
        Formatter formatter = new Formatter(text);
        formatter.format("%d", 1).format(" %s", "two");
        System.out.println(text + " " + formatter + " " + formatter.out().getClass().getSimpleName());
        formatter.close();
        try {
            formatter.format("x");
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        System.out.format("%s%n", (Object[]) null);
        System.out.printf("no arguments%n");
        System.out.printf("%-20s%10.2f%n", "Total:", 12.5);
    }
}
