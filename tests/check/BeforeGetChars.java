// verdict: assertion
import clew.Verify;

/** Others may come before characters are copied out of a string. */
public class BeforeGetChars {
    private static final char[] characters = {'a'};
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            assert characters[0] == 'b' : "before the copy";
        }).start();
        begun = true;
        "b".getChars(0, 1, characters, 0);
    }
}
