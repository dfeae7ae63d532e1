// outcome: signalled
// outcome: signalled+
import java.util.concurrent.locks.*;

/** Who was signalled before it is interrupted returns normally. */
public class SignalThenInterrupt {
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
        lock.lock();
        condition.signal();
        lock.unlock();
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
