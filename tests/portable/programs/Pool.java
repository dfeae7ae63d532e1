import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The library's own concurrency: threads started by threads, locks, parking, timed waits, threads as keys. */
public class Pool {
    private static final ReentrantLock lock = new ReentrantLock();
    private static final ConcurrentHashMap<Thread, String> names = new ConcurrentHashMap<>();
    private static double total = 0.5;
    private static long[] history = new long[3];

    private static int work(int n) {
        lock.lock();
        try {
            total *= n;
            history[n % 3] = (long) total << 33;
            names.put(Thread.currentThread(), "worker \u2260 " + n);
            return names.size();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch latch = new CountDownLatch(2);
        Future<Integer> one = pool.submit(() -> {
            latch.countDown();
            return work(2);
        });
        Future<Integer> other = pool.submit(() -> {
            latch.countDown();
            return work(3);
        });
        latch.await(1, TimeUnit.SECONDS);
        if (one.get() + other.get() > 4) {
            throw new IllegalStateException();
        }
        pool.shutdown();
    }
}
