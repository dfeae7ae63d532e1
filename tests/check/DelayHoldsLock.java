// verdict: deadlock
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** A delay queue is locked while it asks for a delay: who holds the lock that getDelay takes cannot add an element. */
public class DelayHoldsLock {
    private static final Object lock = new Object();
    private static final DelayQueue<Item> queue = new DelayQueue<>();

    private static final class Item implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            synchronized (lock) {
                return 0;
            }
        }

        @Override
        public int compareTo(Delayed other) {
            return 0;
        }
    }

    public static void main(String[] arguments) {
        queue.add(new Item());
        new Thread(() -> queue.poll()).start();
        synchronized (lock) {
            queue.add(new Item());
        }
    }
}
