// verdict: none
import java.util.concurrent.locks.ReentrantLock;

/** Nobody is blocked before a monitor that no other thread takes, nor at its end; and who wants a Lock waits. */
public class NeverBlocked {
    private static final Object MONITOR = new Object();
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int count;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (MONITOR) {
                count++;
            }
            LOCK.lock();
            LOCK.unlock();
        });
        thread.start();
        LOCK.lock();
        assert thread.getState() != Thread.State.BLOCKED : "blocked";
        LOCK.unlock();
        assert thread.getState() != Thread.State.BLOCKED : "blocked";
    }
}
