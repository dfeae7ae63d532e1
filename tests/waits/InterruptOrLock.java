// outcome: InterruptedException true
// outcome: locked+ true
import java.util.concurrent.locks.*;

/** Interrupted, and then the lock is free: either ends lockInterruptibly, and the lock can be had after it. */
public class InterruptOrLock {
    private static final Lock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Sleeper sleeper = new Sleeper(() -> {
            lock.lockInterruptibly();
            lock.unlock();
            return "locked";
        }).asleep();
        sleeper.interrupt();
        lock.unlock();
        System.out.println(sleeper.result() + " " + lock.tryLock());
    }
}
