// verdict: assertion
/** A thread that nobody joins may end in the step of its last access: who comes after has not seen that, and may come before. */
public class EndedUnseen {
    private static volatile boolean flag;
    private static int value;

    public static void main(String[] arguments) {
        new Thread(() -> {
            flag = true;
            value = 1;
        }).start();
        if (flag) {
            value = 2;
            assert value == 2 : "the last access of the thread came after";
        }
    }
}
