// verdict: assertion
import clew.Verify;

/** Others may come before elements are copied out of a shared array. */
public class BeforeArrayCopy {
    private static final int[] numbers = new int[1];
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        int[] own = new int[1];
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            numbers[0] = 1;
        }).start();
        begun = true;
        System.arraycopy(numbers, 0, own, 0, 1);
        assert own[0] == 0 : "written before";
    }
}
