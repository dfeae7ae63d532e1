// verdict: none
// races: none
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** The writer is ordered after the reader and the reader after the writer. */
public class RaceReadWriteLock {
    private static int data;
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            LOCK.writeLock().lock();
            data = 1;
            LOCK.writeLock().unlock();
        }).start();
        if (LOCK.readLock().tryLock()) {
            int seen = data;
            LOCK.readLock().unlock();
        }
    }
}
