// verdict: none
// with --property deadlock,stuck: none
// with --spurious-wakeups: none
/** Daemons that wait for ever, sleep and timed waits of all kinds: nobody is stuck. */
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class EndsInTime {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread daemon = new Thread(() -> {
            lock.lock();
            condition.awaitUninterruptibly();
            lock.unlock();
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread.sleep(1000);
        synchronized (arguments) {
            arguments.wait(10);
        }
        LockSupport.parkNanos(1000);
        LockSupport.parkUntil(System.currentTimeMillis() + 100);
        daemon.join(10);
        assert !new CountDownLatch(1).await(1, TimeUnit.SECONDS);
        assert new ArrayBlockingQueue<Integer>(1).poll(1, TimeUnit.SECONDS) == null;
        assert !new Semaphore(0).tryAcquire(1, TimeUnit.SECONDS);
        if (lock.tryLock(1, TimeUnit.SECONDS)) {
            condition.await(1, TimeUnit.SECONDS);
            condition.awaitNanos(10);
            lock.unlock();
        }
    }
}
