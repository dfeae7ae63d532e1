// verdict: assertion
import clew.Verify;

/** The characters that a new string gets may change just before. */
public class BeforeStringOfChars {
    private static final char[] characters = {'a'};
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            characters[0] = 'b';
        }).start();
        begun = true;
        String text = new String(characters);
        assert text.equals("a") : text;
    }
}
