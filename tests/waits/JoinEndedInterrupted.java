// outcome: not yet
// outcome: joined true
// outcome: interrupted

/** Who is interrupted joins a thread if it has ended, and not before. */
public class JoinEndedInterrupted {
    private static volatile boolean done;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> done = true);
        thread.start();
        String result = "not yet";
        if (done) {
            Thread.currentThread().interrupt();
            try {
                thread.join();
                result = "joined " + Thread.interrupted();
            } catch (InterruptedException e) {
                result = "interrupted";
            }
        }
        System.out.println(result);
    }
}
