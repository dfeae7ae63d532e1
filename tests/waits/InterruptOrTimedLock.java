// outcome: InterruptedException
// outcome: false
// outcome: false+
// outcome: true+
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A timed tryLock may end by its time, the interrupt or the lock. */
public class InterruptOrTimedLock {
    private static final Lock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Sleeper sleeper = new Sleeper(() -> lock.tryLock(10, TimeUnit.MILLISECONDS)).asleep();
        sleeper.interrupt();
        lock.unlock();
        System.out.println(sleeper.result());
    }
}
