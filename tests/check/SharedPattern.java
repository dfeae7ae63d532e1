// verdict: assertion
// races: race
// needs a JDK
import java.math.BigInteger;
import java.util.regex.Pattern;

/** Threads that use the same Pattern and the same BigInteger do not disturb each other, so that matching is no step of its own; what they do besides is searched in every order. */
public class SharedPattern {
    private static final Pattern pattern = Pattern.compile("a(b|c)*d");
    private static final BigInteger number = new BigInteger("123456789012345678901234567890");
    private static int matches;

    private static void match(String text) {
        int before = matches;
        boolean found = pattern.matcher(text).find();
        int digits = number.multiply(BigInteger.TEN).toString().length();
        matches = before + (found && digits == 31 ? 1 : 0);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> match("xxabcbcbdxx"));
        thread.start();
        match("abcbd");
        thread.join();
        assert matches == 2 : "one count was lost";
    }
}
