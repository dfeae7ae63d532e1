// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A tryLock that fails is not ordered after what the owner did. */
public class RaceTryLockFails {
    private static int data;
    private static final ReentrantLock LOCK = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LOCK.lock();
        }).start();
        if (!LOCK.tryLock()) {
            int seen = data;
        } else {
            LOCK.unlock();
        }
    }
}
