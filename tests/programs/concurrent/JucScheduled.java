import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** ScheduledThreadPoolExecutor: order by time, repetition, cancellation, policies at shutdown. */
public class JucScheduled {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService one = Executors.newScheduledThreadPool(1);
        StringBuffer order = new StringBuffer();
        CountDownLatch done = new CountDownLatch(2);
        CountDownLatch gate = new CountDownLatch(1);
        one.execute(() -> {
            try {
                gate.await();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        });
        ScheduledFuture<?> last = one.schedule(() -> { order.append('c'); }, 1, TimeUnit.DAYS);
        one.schedule(() -> { order.append('a'); done.countDown(); }, 20, TimeUnit.MILLISECONDS);
        one.schedule(() -> { order.append('b'); done.countDown(); }, 40, TimeUnit.MILLISECONDS);
        gate.countDown();
        done.await();
        System.out.println(order + " " + last.isDone() + " " + last.cancel(false));
        ScheduledFuture<String> value = one.schedule(() -> "later", 1, TimeUnit.MILLISECONDS);
        System.out.println(value.get() + " " + value.isDone() + " " + (value.getDelay(TimeUnit.NANOSECONDS) <= 0));

        AtomicInteger ticks = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> rate = one.scheduleAtFixedRate(() -> {
            if (ticks.incrementAndGet() <= 3) {
                three.countDown();
            }
        }, 0, 1, TimeUnit.MILLISECONDS);
        three.await();
        rate.cancel(false);
        System.out.println(rate.isCancelled() + " " + (ticks.get() >= 3));
        AtomicInteger failures = new AtomicInteger();
        ScheduledFuture<?> failing = one.scheduleWithFixedDelay(() -> {
            if (failures.incrementAndGet() == 2) {
                throw new IllegalStateException("second run");
            }
        }, 0, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage() + " " + failures);
        }
        ScheduledFuture<?> far = one.schedule(() -> System.out.println("unexpected"), 1, TimeUnit.DAYS);
        System.out.println(far.cancel(true) + " " + (far.getDelay(TimeUnit.HOURS) >= 23) + " " + far.compareTo(value));
        one.schedule(() -> System.out.println("delayed task runs after shutdown"), 5, TimeUnit.MILLISECONDS);
        one.shutdown();
        System.out.println(one.awaitTermination(1, TimeUnit.HOURS));

        ScheduledThreadPoolExecutor strict = new ScheduledThreadPoolExecutor(1);
        strict.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        strict.setRemoveOnCancelPolicy(true);
        ScheduledFuture<?> dropped = strict.schedule(() -> System.out.println("unexpected"), 1, TimeUnit.DAYS);
        strict.schedule(() -> { }, 1, TimeUnit.DAYS).cancel(false);
        System.out.println(strict.getQueue().size());
        strict.shutdown();
        System.out.println(strict.awaitTermination(1, TimeUnit.HOURS) + " " + dropped.isCancelled());
        ScheduledThreadPoolExecutor now = new ScheduledThreadPoolExecutor(1);
        now.schedule(() -> { }, 1, TimeUnit.DAYS);
        System.out.println(now.shutdownNow().size() + " " + now.awaitTermination(1, TimeUnit.HOURS));
        try {
            new ScheduledThreadPoolExecutor(1).scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS);
        } catch (IllegalArgumentException e) {
            System.out.println("period " + e.getMessage());
        }
    }
}
