// verdict: none
// races: none
// locksets: none
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A ReentrantLock and its condition. */
public class RaceReentrantLock {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Condition CHANGED = LOCK.newCondition();
    private static int data;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            LOCK.lock();
            try {
                data++;
                CHANGED.signalAll();
            } finally {
                LOCK.unlock();
            }
        }).start();
        LOCK.lock();
        try {
            while (data == 0) {
                CHANGED.await();
            }
            assert data == 1;
        } finally {
            LOCK.unlock();
        }
    }
}
