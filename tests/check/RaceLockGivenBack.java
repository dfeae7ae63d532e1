// verdict: none
// races: race
// locksets: race
import java.util.concurrent.locks.ReentrantLock;

/** One thread gives the lock back too early. */
public class RaceLockGivenBack {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int data;

    public static void main(String[] arguments) {
        new Thread(() -> {
            LOCK.lock();
            LOCK.unlock();
            data++;
        }).start();
        LOCK.lock();
        data++;
        LOCK.unlock();
    }
}
