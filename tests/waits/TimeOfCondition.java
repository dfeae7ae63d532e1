// outcome: signalled
// outcome: over

import java.util.concurrent.locks.*;

/** awaitNanos tells how much time is left; the clock agrees. */
public class TimeOfCondition {
    private static final Lock lock = new ReentrantLock();
    private static final Condition condition = lock.newCondition();
    private static boolean ready;

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        long start = System.nanoTime(), left = 10_000_000;
        while (!ready && left > 0) {
            left = condition.awaitNanos(left);
        }
        long passed = System.nanoTime() - start;
        boolean ready = TimeOfCondition.ready;
        lock.unlock();
        System.out.println(ready ? "signalled" : passed >= 10_000_000 ? "over" : "too early");
    }
}
