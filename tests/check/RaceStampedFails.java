// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A stamped lock that is not got orders nothing. */
public class RaceStampedFails {
    private static int data;
    private static final StampedLock LOCK = new StampedLock();

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LOCK.writeLock();
        }).start();
        long stamp = LOCK.tryReadLock();
        if (stamp == 0) {
            int seen = data;
        } else {
            LOCK.unlock(stamp);
        }
    }
}
