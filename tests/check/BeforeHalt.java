// verdict: assertion
/** Others may come before the program's end. */
public class BeforeHalt {
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        new Thread(() -> {
            assert !begun : "before the end";
        }).start();
        begun = true;
        Runtime.getRuntime().halt(0);
    }
}
