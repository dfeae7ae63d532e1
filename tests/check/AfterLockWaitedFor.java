// verdict: assertion
import clew.Verify;
import java.util.concurrent.locks.ReentrantLock;

/** To get a lock that was waited for is a step of its own: another thread may see it held before its holder does anything. */
public class AfterLockWaitedFor {
    private static final ReentrantLock lock = new ReentrantLock();
    private static volatile boolean seen;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            lock.lock();
            assert !seen : "seen when it was just taken";
            lock.unlock();
        });
        lock.lock();
        thread.start();
        Verify.ignoreIf(!lock.hasQueuedThreads());
        lock.unlock();
        if (lock.tryLock()) {
            lock.unlock();
        } else {
            seen = true;
        }
    }
}
