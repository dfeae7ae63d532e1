import java.util.Arrays;
import java.util.StringJoiner;
import java.util.StringTokenizer;

/** StringTokenizer and StringJoiner. */
public class TokenizerAndJoiner {
    public static void main(String[] args) {
        StringTokenizer t = new StringTokenizer("a b\tc\nd  e");
        System.out.print(t.countTokens() + ":");
        while (t.hasMoreTokens()) System.out.print(" " + t.nextToken());
        System.out.println();
        t = new StringTokenizer("1+2*3", "+*", true);
        while (t.hasMoreElements()) System.out.print(t.nextElement() + " ");
        System.out.println();
        t = new StringTokenizer("a,b;c", ",");
        System.out.println(t.nextToken() + " " + t.nextToken(";") + " " + t.nextToken());
        try {
            t.nextToken();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("no more");
        }
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.print(j + " " + j.length() + " ");
        j.add("a").add("b");
        StringJoiner k = new StringJoiner("-").add("x").add("y");
        System.out.println(j.merge(k) + " " + j.length() + " " + String.join("", Arrays.asList("p", null, "q")));
    }
}
