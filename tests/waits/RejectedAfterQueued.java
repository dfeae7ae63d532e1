// outcome: accepted 0
// outcome: accepted 1
// outcome: rejected 0
// outcome: rejected 1
import java.util.concurrent.*;

/** A task may be seen in the queue, and be taken back and rejected when the pool is shut down meanwhile. */
public class RejectedAfterQueued {
    private static int seen;

    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                return;
            }
        });
        BlockingQueue<Runnable> queue = pool.getQueue();
        Thread closer = new Thread(() -> {
            seen = queue.size();
            pool.shutdown();
        });
        closer.start();
        String result = "accepted";
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            result = "rejected";
        }
        closer.join();
        latch.countDown();
        System.out.println(result + " " + seen);
    }
}
