// outcome: not yet
// outcome: false

/** Once somebody has joined a thread, it is alive for nobody. */
public class AliveAfterOtherJoined {
    private static volatile boolean joined;
    private static String result = "not yet";

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> { });
        Thread asker = new Thread(() -> {
            if (joined) {
                result = "" + thread.isAlive();
            }
        });
        thread.start();
        asker.start();
        thread.join();
        joined = true;
        asker.join();
        System.out.println(result);
    }
}
