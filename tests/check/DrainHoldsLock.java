// verdict: deadlock
import java.util.ArrayList;
import java.util.concurrent.ArrayBlockingQueue;

/** An array queue is locked while it is drained: who holds the lock that the collection takes cannot put. */
public class DrainHoldsLock {
    private static final Object lock = new Object();
    private static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);

    private static final class Sink extends ArrayList<Integer> {
        @Override
        public boolean add(Integer item) {
            synchronized (lock) {
                return super.add(item);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        queue.put(1);
        new Thread(() -> queue.drainTo(new Sink())).start();
        synchronized (lock) {
            queue.put(2);
        }
    }
}
