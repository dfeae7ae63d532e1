// verdict: none
import java.util.ArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/** A linked queue has two ends: who drains it keeps nobody from putting. */
public class DrainLetsPut {
    private static final Object lock = new Object();
    private static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

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
