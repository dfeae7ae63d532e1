// verdict: none
/** Who has joined a thread comes after all that it did. */
public class EndSeen {
    private static volatile boolean flag;
    private static int value;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            flag = true;
            value = 1;
        });
        thread.start();
        boolean came = flag;
        thread.join();
        if (came) {
            value = 2;
        }
        assert value == (came ? 2 : 1);
    }
}
