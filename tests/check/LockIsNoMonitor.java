// verdict: assertion
import java.util.concurrent.locks.ReentrantLock;

/** lock() and synchronized on the lock object do not exclude each other. */
public class LockIsNoMonitor {
    private static final ReentrantLock lock = new ReentrantLock();
    private static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                int before = count;
                count = before + 1;
            }
        });
        thread.start();
        lock.lock();
        int before = count;
        count = before + 1;
        lock.unlock();
        thread.join();
        assert count == 2 : "an update is lost";
    }
}
