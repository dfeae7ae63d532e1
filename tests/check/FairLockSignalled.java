// verdict: none
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A signalled thread queues for a fair lock before those that come after the signal. */
public class FairLockSignalled {
    private static final ReentrantLock lock = new ReentrantLock(true);
    private static final Condition condition = lock.newCondition();
    private static String order = "";

    public static void main(String[] arguments) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            lock.lock();
            condition.awaitUninterruptibly();
            order += "w";
            lock.unlock();
        });
        waiter.start();
        for (boolean waits = false; !waits;) {
            lock.lock();
            waits = lock.hasWaiters(condition);
            lock.unlock();
        }
        lock.lock();
        condition.signal();
        Thread late = new Thread(() -> {
            lock.lock();
            order += "l";
            lock.unlock();
        });
        late.start();
        while (!lock.hasQueuedThread(late)) {
            Thread.onSpinWait();
        }
        lock.unlock();
        waiter.join();
        late.join();
        assert order.equals("wl") : order;
    }
}
