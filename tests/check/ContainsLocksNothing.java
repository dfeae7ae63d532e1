// verdict: none
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A linked queue locks nothing while it asks elements whether they are equal. */
public class ContainsLocksNothing {
    private static final Object lock = new Object();
    private static final Queue<Item> queue = new ConcurrentLinkedQueue<>();

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

    public static void main(String[] arguments) {
        queue.add(new Item());
        new Thread(() -> queue.contains(new Item())).start();
        synchronized (lock) {
            queue.add(new Item());
        }
    }
}
