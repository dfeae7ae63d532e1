import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A timed attempt to lock may fail while another holds the lock, and may succeed. */
public class TimedLock {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        boolean[] got = new boolean[1];
        lock.lock();
        Thread other = new Thread(() -> {
            try {
                got[0] = lock.tryLock(1, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        lock.unlock();
        other.join();
        System.out.println(got[0]);
    }
}
