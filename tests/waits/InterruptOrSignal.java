// outcome: InterruptedException
// outcome: signalled+
import java.util.concurrent.locks.*;

/** Interrupted and then signalled, by one thread: it may be woken by either. */
public class InterruptOrSignal {
    private static final Lock lock = new ReentrantLock();
    private static final Condition condition = lock.newCondition();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            lock.lock();
            try {
                condition.await();
            } finally {
                lock.unlock();
            }
            return "signalled";
        }).asleep();
        sleeper.interrupt();
        lock.lock();
        condition.signal();
        lock.unlock();
        System.out.println(sleeper.result());
    }
}
