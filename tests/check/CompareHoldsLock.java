// verdict: deadlock
import java.util.concurrent.PriorityBlockingQueue;

/** A priority queue is locked while it compares: who holds the lock that compareTo takes cannot take an element. */
public class CompareHoldsLock {
    private static final Object lock = new Object();
    private static final PriorityBlockingQueue<Item> queue = new PriorityBlockingQueue<>();

    private static final class Item implements Comparable<Item> {
        @Override
        public int compareTo(Item other) {
            synchronized (lock) {
                return 0;
            }
        }
    }

    public static void main(String[] arguments) {
        queue.add(new Item());
        new Thread(() -> queue.add(new Item())).start();
        synchronized (lock) {
            queue.peek();
        }
    }
}
