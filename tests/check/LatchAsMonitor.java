// verdict: none
import java.util.concurrent.CountDownLatch;

/** Who waits to be notified on a latch does not wait for its count, and the other way round. */
public class LatchAsMonitor {
    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        boolean[] notified = new boolean[1];
        Thread waiter = new Thread(() -> {
            synchronized (latch) {
                try {
                    latch.wait();
                    assert notified[0] : "woken by the count";
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        Thread sleeper = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waiter.start();
        sleeper.start();
        while (waiter.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        latch.countDown();
        synchronized (latch) {
            notified[0] = true;
            latch.notify();
        }
    }
}
