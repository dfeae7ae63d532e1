// verdict: none
// races: none
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A tryLock that succeeds is ordered after the unlock. */
public class RaceTryLockSucceeds {
    private static int data;
    private static final ReentrantLock LOCK = new ReentrantLock(true);
    private static boolean done;

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            LOCK.lock();
            data = 1;
            done = true;
            LOCK.unlock();
        }).start();
        if (LOCK.tryLock()) {
            assert !done || data == 1;
            LOCK.unlock();
        }
    }
}
