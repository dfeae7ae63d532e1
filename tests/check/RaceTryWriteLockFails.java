// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A write lock that is not got orders nothing. */
public class RaceTryWriteLockFails {
    private static int data;
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LOCK.readLock().lock();
        }).start();
        if (!LOCK.writeLock().tryLock()) {
            int seen = data;
        } else {
            LOCK.writeLock().unlock();
        }
    }
}
