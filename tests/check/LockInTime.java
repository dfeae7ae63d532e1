// verdict: assertion
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The time for a lock may be over. */
public class LockInTime {
    private static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                assert lock.tryLock(1, TimeUnit.SECONDS) : "too late";
                lock.unlock();
            } catch (InterruptedException e) {
                return;
            }
        });
        lock.lock();
        thread.start();
        thread.join(1000);
        lock.unlock();
    }
}
