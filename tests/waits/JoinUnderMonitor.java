// outcome: deadlock
import java.util.concurrent.CountDownLatch;

/** Who has held the monitor since before the thread was started, and waits for what comes after a join, waits for ever. */
public class JoinUnderMonitor {
    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(() -> { });
        Thread joiner = new Thread(() -> {
            try {
                thread.join();
            } catch (InterruptedException e) {
                return;
            }
            latch.countDown();
        });
        synchronized (thread) {
            thread.start();
            joiner.start();
            latch.await();
        }
        System.out.println("joined");
    }
}
