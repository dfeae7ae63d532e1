// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A read lock that is not got orders nothing. */
public class RaceTryReadLockFails {
    private static int data;
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock(true);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LOCK.writeLock().lock();
        }).start();
        if (!LOCK.readLock().tryLock(1, TimeUnit.SECONDS)) {
            int seen = data;
        } else {
            LOCK.readLock().unlock();
        }
    }
}
