// outcome: InterruptedException signalled
// outcome: deadlock
import java.util.concurrent.locks.*;

/** Of two that await, the first is interrupted and one signal comes: it goes to the first, or to the second if the first has left. */
public class InterruptOrSignalTwo {
    private static final Lock lock = new ReentrantLock();
    private static final Condition condition = lock.newCondition();

    private static Sleeper sleeper() {
        return new Sleeper(() -> {
            lock.lock();
            try {
                condition.await();
            } finally {
                lock.unlock();
            }
            return "signalled";
        }).asleep();
    }

    public static void main(String[] arguments) throws Exception {
        Sleeper one = sleeper(), other = sleeper();
        one.interrupt();
        lock.lock();
        condition.signal();
        lock.unlock();
        String first = one.result() + " ";
        System.out.println(first + other.result());
    }
}
