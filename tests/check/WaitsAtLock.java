// verdict: assertion
import java.util.concurrent.locks.ReentrantLock;

/** A thread that cannot have a Lock is waiting. */
public class WaitsAtLock {
    public static void main(String[] arguments) {
        ReentrantLock lock = new ReentrantLock();
        Thread thread = new Thread(lock::lock);
        lock.lock();
        thread.start();
        assert thread.getState() != Thread.State.WAITING : "waits";
        lock.unlock();
    }
}
