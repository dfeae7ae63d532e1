// outcome: InterruptedException locked
// outcome: locked locked
// outcome: locked+ locked
import java.util.concurrent.locks.*;

/** Of two in the queue of a fair lock the first is interrupted: the second gets the lock whatever happens. */
public class InterruptOrFairLock {
    private static final Lock lock = new ReentrantLock(true);

    private static Sleeper sleeper() {
        return new Sleeper(() -> {
            lock.lockInterruptibly();
            lock.unlock();
            return "locked";
        }).asleep();
    }

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Sleeper one = sleeper(), other = sleeper();
        lock.unlock();
        one.interrupt();
        System.out.println(one.result() + " " + other.result());
    }
}
