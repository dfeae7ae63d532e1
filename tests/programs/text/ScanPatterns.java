// since: 11
import java.util.Scanner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Delimiters of one's own, and searches with patterns. */
public class ScanPatterns {
    public static void main(String[] args) {
        Scanner csv = new Scanner("a, b,,c").useDelimiter(",");
        while (csv.hasNext())
            System.out.print("<" + csv.next() + ">");
        System.out.println();
        Scanner numbers = new Scanner("1, 2 ,3").useDelimiter("\\s*,\\s*");
        int sum = 0;
        while (numbers.hasNextInt())
            sum += numbers.nextInt();
        System.out.println(sum);
        Scanner in = new Scanner("key=value other=thing\nnext line 42");
        System.out.println(in.findInLine("(\\w+)=(\\w+)") + " " + in.match().group(2));
        System.out.println(in.findInLine("\\d+") + " " + in.hasNext("other=.*") + " " + in.next(Pattern.compile("\\S+")));
        System.out.println(in.findWithinHorizon("\\d+", 0) + " " + in.hasNext());
        in = new Scanner("  xxabc");
        in.skip("\\s*x*");
        System.out.println(in.next());
        System.out.println(new Scanner("one two three").tokens().map(String::length).collect(Collectors.toList()));
        System.out.println(new Scanner("a1b22c333").findAll("\\d+").map(m -> m.group()).collect(Collectors.joining("+")));
        System.out.println(new Scanner("x").delimiter());
    }
}
