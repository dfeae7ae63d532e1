// verdict: none
// with --spurious-wakeups: assertion
/** WaitInIf with a Condition. */
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitInIf {
    private static boolean ready;

    public static void main(String[] arguments) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signalAll();
            lock.unlock();
        }).start();
        lock.lock();
        if (!ready) {
            condition.await();
        }
        assert ready;
        lock.unlock();
    }
}
