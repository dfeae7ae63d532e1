// verdict: assertion
import clew.Verify;

/** Others may come before a shared array is cloned. */
public class BeforeClone {
    private static final int[] numbers = new int[1];
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            numbers[0] = 1;
        }).start();
        begun = true;
        assert numbers.clone()[0] == 0 : "written before";
    }
}
