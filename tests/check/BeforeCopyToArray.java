// verdict: assertion
import clew.Verify;

/** Others may come before elements are copied into a shared array. */
public class BeforeCopyToArray {
    private static final int[] numbers = new int[1];
    private static volatile boolean begun;

    public static void main(String[] arguments) {
        int[] own = {1};
        new Thread(() -> {
            Verify.ignoreIf(!begun);
            assert numbers[0] == 1 : "not copied yet";
        }).start();
        begun = true;
        System.arraycopy(own, 0, numbers, 0, 1);
    }
}
