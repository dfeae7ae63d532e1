package bench;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Tasks on a pool of threads, each of which adds to a sum. Nothing is wrong.
 * Arguments: threads, tasks.
 */
public final class Pool {
    public static void main(String[] arguments) throws InterruptedException {
        int threads = Arguments.number(arguments, 0, 2);
        int tasks = Arguments.number(arguments, 1, 2);
        AtomicInteger sum = new AtomicInteger();
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        for (int i = 0; i < tasks; i++)
            executor.execute(sum::incrementAndGet);
        executor.shutdown();
        if (executor.awaitTermination(1, TimeUnit.DAYS))
            assert sum.get() == tasks : sum;
    }
}
