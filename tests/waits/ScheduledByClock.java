// outcome: long short
// outcome: short long

import java.util.concurrent.*;

/** As LaterTaskFirst, with a look at the clock: no task runs before its delay is over, nor does a future say so. */
public class ScheduledByClock {
    private static final StringBuffer order = new StringBuffer();

    private static void schedule(ScheduledExecutorService executor, String name, long millis) {
        long start = System.nanoTime();
        ScheduledFuture<?> future = executor.schedule(() -> {
            order.append(System.nanoTime() - start >= millis * 1_000_000 ? name : "too early ");
        }, millis, TimeUnit.MILLISECONDS);
        if (future.getDelay(TimeUnit.NANOSECONDS) > millis * 1_000_000) {
            order.append("too late ");
        }
    }

    public static void main(String[] arguments) throws Exception {
        ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor();
        CountDownLatch armed = new CountDownLatch(1);
        executor.execute(() -> {
            try {
                armed.await();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        });
        schedule(executor, "long ", 20);
        schedule(executor, "short ", 10);
        armed.countDown();
        executor.shutdown();
        executor.awaitTermination(1, TimeUnit.DAYS);
        if (executor.isTerminated()) {
            System.out.println(order.toString().trim());
        }
    }
}
