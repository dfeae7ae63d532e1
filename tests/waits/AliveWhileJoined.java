// outcome: not yet
// outcome: true
// outcome: false

/** A thread may be alive for one who asks after the last thing that it does, while another waits for its end. */
public class AliveWhileJoined {
    private static volatile boolean done;
    private static String result = "not yet";

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> done = true);
        Thread asker = new Thread(() -> {
            if (done) {
                result = "" + thread.isAlive();
            }
        });
        asker.start();
        thread.start();
        thread.join();
        asker.join();
        System.out.println(result);
    }
}
