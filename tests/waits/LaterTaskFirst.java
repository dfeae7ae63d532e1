// outcome: long short
// outcome: short long

import java.util.concurrent.*;

/** Any time may pass between two calls of schedule: a longer delay that began earlier may be over first. */
public class LaterTaskFirst {
    private static final StringBuffer order = new StringBuffer();

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
        executor.schedule(() -> order.append("long "), 20, TimeUnit.MILLISECONDS);
        executor.schedule(() -> order.append("short "), 10, TimeUnit.MILLISECONDS);
        armed.countDown();
        executor.shutdown();
        executor.awaitTermination(1, TimeUnit.DAYS);
        if (executor.isTerminated()) {
            System.out.println(order.toString().trim());
        }
    }
}
