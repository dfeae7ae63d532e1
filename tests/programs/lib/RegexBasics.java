import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Regular expressions: groups, quantifiers, look-around, flags, replacement, splitting, errors. */
public class RegexBasics {
    static void find(String pattern, String text) {
        Matcher m = Pattern.compile(pattern).matcher(text);
        List<String> found = new ArrayList<>();
        while (m.find()) {
            StringBuilder b = new StringBuilder(m.start() + "-" + m.end() + ":" + m.group());
            for (int i = 1; i <= m.groupCount(); i++) b.append("(").append(m.group(i)).append(")");
            found.add(b.toString());
        }
        System.out.println(pattern + " " + found);
    }

    public static void main(String[] args) {
        find("a+b", "aab ab b aaab");
        find("(\\w+)@(\\w+)\\.com", "ann@site.com, bob@other.com");
        find("(a)|(b)", "abc");
        find("a.*?c", "abcabc");
        find("a.*c", "abcabc");
        find("(?i)HELLO", "hello Hello");
        find("\\bfoo\\b", "foo food foo.");
        find("(?<=\\$)\\d+", "$10 20 $30");
        find("\\d+(?!€)", "15€ 25$");
        find("(\\w)\\1", "aabbcd");
        find("[^a-c\\s&&[^x]]+", "abxyz dqx");
        find("^\\w+$", "one\ntwo");
        find("(?m)^\\w+$", "one\ntwo");
        find("x*", "axxb");
        find("\\p{Lu}\\p{L}*", "Änderung und Öl");
        find("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 1999-12");
        find("a{2,3}+a", "aaaa aaa");
        Matcher m = Pattern.compile("(\\d+)-(\\d+)").matcher("10-20 3-4");
        System.out.println(m.replaceAll("$2-$1") + " " + m.reset().replaceFirst("<$0>") + " " + m.reset().lookingAt() + " " + m.hitEnd() + " " + m.matches());
        StringBuffer b = new StringBuffer();
        m.reset();
        while (m.find()) m.appendReplacement(b, String.valueOf(Integer.parseInt(m.group(1)) * Integer.parseInt(m.group(2))));
        m.appendTail(b);
        System.out.println(b);
        System.out.println(Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split("a , b;c ,d")) + " " + Pattern.quote("a.b") + " " + Pattern.matches("a?", "") + " " + "a.b".split(Pattern.quote(".")).length + " " + Matcher.quoteReplacement("$1\\"));
        System.out.println(Pattern.compile("(a|b)*c", Pattern.CASE_INSENSITIVE | Pattern.DOTALL).matcher("ABABC").matches() + " " + Pattern.compile("o").asPredicate().test("foo") + " " + Pattern.compile(",").splitAsStream("x,y").count());
        Matcher named = Pattern.compile("(?<k>\\w)=(?<v>\\w)").matcher("a=1");
        System.out.println(named.find() + named.group("k") + named.group("v") + named.start("v"));
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage());
        }
        try {
            named.group("none");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
