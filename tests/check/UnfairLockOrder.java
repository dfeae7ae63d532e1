// verdict: assertion
import java.util.concurrent.locks.ReentrantLock;

/** Who gets a lock that is not fair is open. */
public class UnfairLockOrder {
    private static final ReentrantLock lock = new ReentrantLock();
    private static String order = "";

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] threads = new Thread[2];
        lock.lock();
        for (int i = 0; i < threads.length; i++) {
            String name = "" + i;
            threads[i] = new Thread(() -> {
                lock.lock();
                order += name;
                lock.unlock();
            });
            threads[i].start();
            while (!lock.hasQueuedThread(threads[i])) {
                Thread.onSpinWait();
            }
        }
        lock.unlock();
        for (Thread thread : threads) {
            thread.join();
        }
        assert order.equals("01") : order;
    }
}
