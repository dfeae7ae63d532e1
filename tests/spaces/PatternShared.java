import java.util.regex.Pattern;

/** Two threads match with one Pattern, then count under a lock. */
public class PatternShared {
    private static final Pattern pattern = Pattern.compile("a(b|c)*d");
    private static int matches;

    private static void match(String text) {
        boolean found = pattern.matcher(text).find();
        synchronized (PatternShared.class) {
            matches += found ? 1 : 0;
        }
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) {
            int number = i;
            new Thread(() -> match("abcbcbd" + number)).start();
        }
    }
}
