// verdict: none
// races: none
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Locks and conversions that succeed order. */
public class RaceStamped {
    private static int data;
    private static final StampedLock LOCK = new StampedLock();

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            data = 1;
            LOCK.unlockWrite(stamp);
        }).start();
        long stamp = LOCK.readLock();
        int seen = data;
        long writing = LOCK.tryConvertToWriteLock(stamp);
        if (writing != 0) {
            data = seen + 1;
        }
        LOCK.unlock(writing != 0 ? writing : stamp);
    }
}
