// verdict: assertion
import java.util.concurrent.locks.ReentrantLock;

/** tryLock without a time takes even a fair lock at once, whoever waits. */
public class FairLockBarging {
    private static final ReentrantLock lock = new ReentrantLock(true);
    private static boolean queuedWasFirst;

    public static void main(String[] arguments) {
        lock.lock();
        Thread thread = new Thread(() -> {
            lock.lock();
            queuedWasFirst = true;
            lock.unlock();
        });
        thread.start();
        while (!lock.hasQueuedThread(thread)) {
            Thread.onSpinWait();
        }
        lock.unlock();
        if (lock.tryLock()) {
            assert queuedWasFirst : "passed the queue";
            lock.unlock();
        }
    }
}
