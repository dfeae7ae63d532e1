// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Readers are not ordered by taking the read lock. */
public class RaceReadLocks {
    private static int data;
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            LOCK.readLock().lock();
            data = 1;
            LOCK.readLock().unlock();
        }).start();
        LOCK.readLock().lock();
        int seen = data;
        LOCK.readLock().unlock();
    }
}
