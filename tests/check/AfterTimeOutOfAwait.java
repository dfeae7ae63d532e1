// verdict: assertion
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Who has awaited a signal long enough may be interrupted, and others may have the lock, before it has that back. */
public class AfterTimeOutOfAwait {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition CONDITION = LOCK.newCondition();
    private static boolean taken;

    private static void pause() {
        LOCK.lock();
        try {
            boolean signalled = CONDITION.await(1, TimeUnit.SECONDS);
            assert signalled || !taken || !Thread.interrupted() : "interrupted after its wait, and others came first";
        } catch (InterruptedException e) {
            taken = false;
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] arguments) {
        Thread thread = new Thread(AfterTimeOutOfAwait::pause);
        thread.start();
        thread.interrupt();
        LOCK.lock();
        taken = true;
        LOCK.unlock();
    }
}
