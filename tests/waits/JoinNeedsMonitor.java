// outcome: joined
// outcome: deadlock
import java.util.concurrent.CountDownLatch;

/** Join needs the monitor of the Thread: who holds it, and waits for what comes after the join, waits for ever. */
public class JoinNeedsMonitor {
    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread thread = new Thread(() -> { });
        Thread holder = new Thread(() -> {
            synchronized (thread) {
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        thread.start();
        holder.start();
        thread.join();
        latch.countDown();
        holder.join();
        System.out.println("joined");
    }
}
