import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

// verdict: none
/** Whoever asks an executor how many tasks it has completed is told, also when no other thread is left. */
public class PoolCounts {
    private static void check(boolean holds) {
        if (!holds)
            throw new AssertionError();
    }

    public static void main(String[] arguments) throws InterruptedException {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        pool.execute(() -> { });
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.DAYS))
            continue;
        check(pool.getCompletedTaskCount() == 2);
        check(pool.getTaskCount() == 2);
        check(pool.toString().endsWith("completed tasks = 2]"));
        try {
            pool.execute(() -> { });
            check(false);
        } catch (RejectedExecutionException rejected) {
            check(rejected.getMessage().endsWith("completed tasks = 2]"));
        }
    }
}
