// verdict: none
import java.util.concurrent.locks.ReentrantLock;

/** Nor do they wait for each other: no deadlock when taken in both orders, once as monitor and once as lock. */
public class LockAndMonitorCross {
    private static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (lock) {
                Thread.yield();
            }
        }).start();
        lock.lock();
        try {
            lock.notifyAll();
            assert false : "the monitor is not held";
        } catch (IllegalMonitorStateException expected) {
            synchronized (lock) {
                lock.notifyAll();
            }
        }
        lock.unlock();
    }
}
