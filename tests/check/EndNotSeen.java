// verdict: assertion
/** Who has not seen the end of a thread may come before its last accesses, though it never runs beside it in fewer steps. */
public class EndNotSeen {
    private static volatile boolean flag;
    private static int value;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            flag = true;
            value = 1;
        });
        thread.start();
        if (flag) {
            value = 2;
            thread.join();
            assert value == 2 : "the last access of the thread came after";
        }
    }
}
