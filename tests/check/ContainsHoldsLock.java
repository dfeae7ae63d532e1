// verdict: deadlock
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A blocking queue is locked while it asks elements whether they are equal: who holds the lock that equals takes cannot put. */
public class ContainsHoldsLock {
    private static final Object lock = new Object();
    private static final BlockingQueue<Item> queue = new LinkedBlockingQueue<>();

    private static final class Item {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            synchronized (lock) {
                return other instanceof Item;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        queue.put(new Item());
        new Thread(() -> queue.contains(new Item())).start();
        synchronized (lock) {
            queue.put(new Item());
        }
    }
}
