// verdict: none
import java.util.concurrent.locks.ReentrantLock;

/** A timed tryLock of a fair lock does not pass the queue. */
public class FairLockTimedTry {
    private static final ReentrantLock lock = new ReentrantLock(true);
    private static boolean queuedWasFirst;

    public static void main(String[] arguments) throws InterruptedException {
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
        if (lock.tryLock(1, java.util.concurrent.TimeUnit.SECONDS)) {
            assert queuedWasFirst : "passed the queue";
            lock.unlock();
        }
    }
}
