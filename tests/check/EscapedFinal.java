// verdict: assertion
/** Who sees an object that escapes from its constructor may see a final field before it is written. */
public class EscapedFinal {
    private static EscapedFinal last;
    private final int number;

    private EscapedFinal() {
        last = this;
        number = 1;
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            EscapedFinal found = last;
            assert found == null || found.number == 1 : "not written yet";
        }).start();
        new EscapedFinal();
    }
}
