// verdict: none
import java.util.concurrent.locks.ReentrantLock;

/** A fair lock is given to the thread that has queued longest. */
public class FairLockOrder {
    private static final ReentrantLock lock = new ReentrantLock(true);
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
