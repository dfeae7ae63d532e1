// outcome: joined true

/** A thread that was joined has ended: an interrupt does not keep anyone from joining it again. */
public class JoinTwiceInterrupted {
    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> { });
        thread.start();
        thread.join();
        Thread.currentThread().interrupt();
        thread.join();
        System.out.println("joined " + Thread.interrupted());
    }
}
