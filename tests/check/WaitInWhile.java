// verdict: none
// with --spurious-wakeups: none
// with --spurious-wakeups --property stuck: none
/** The way to wait: by monitor, condition and permit. */
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class WaitInWhile {
    private static final ReentrantLock lock = new ReentrantLock();
    private static final Condition condition = lock.newCondition();
    private static volatile int ready;

    private static void notifier(Thread main) {
        synchronized (condition) {
            ready = 1;
            condition.notifyAll();
        }
        lock.lock();
        try {
            ready = 2;
            condition.signal();
        } finally {
            lock.unlock();
        }
        ready = 3;
        LockSupport.unpark(main);
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread main = Thread.currentThread();
        new Thread(() -> notifier(main)).start();
        synchronized (condition) {
            while (ready < 1) {
                condition.wait();
            }
        }
        lock.lock();
        try {
            while (ready < 2) {
                condition.await();
            }
        } finally {
            lock.unlock();
        }
        while (ready < 3) {
            LockSupport.park();
        }
        assert ready == 3;
    }
}
