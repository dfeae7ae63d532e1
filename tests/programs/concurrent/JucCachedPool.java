// until: 17
import java.util.*;
import java.util.concurrent.*;

/** The cached pool (over a SynchronousQueue), completion services, thread factories, adapters. */
public class JucCachedPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        CountDownLatch all = new CountDownLatch(4);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int n = i;
            futures.add(pool.submit(() -> {
                all.countDown();
                all.await();
                return n;
            }));
        }
        int sum = 0;
        for (Future<Integer> future : futures) {
            sum += future.get();
        }
        System.out.println(sum);
        ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
        CountDownLatch first = new CountDownLatch(1);
        service.submit(() -> {
            first.await();
            return "second";
        });
        service.submit(() -> "first");
        System.out.println(service.take().get());
        System.out.println(service.poll());
        first.countDown();
        System.out.println(service.take().get() + " " + service.poll(1, TimeUnit.MILLISECONDS));
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));

        ThreadFactory factory = Executors.defaultThreadFactory();
        Thread one = factory.newThread(() -> { }), two = factory.newThread(() -> { });
        System.out.println(one.getName().substring(one.getName().indexOf("-thread")) + " " + two.getName().substring(two.getName().indexOf("-thread"))
                + " " + one.isDaemon() + " " + one.getPriority());
        System.out.println(Executors.callable(() -> { }).call() + " " + Executors.callable(() -> { }, "x").call());
        ExecutorService custom = Executors.newFixedThreadPool(1, r -> new Thread(r, "custom"));
        System.out.println(custom.submit(() -> Thread.currentThread().getName()).get());
        ExecutorService wrapped = Executors.unconfigurableExecutorService(custom);
        System.out.println((wrapped instanceof ThreadPoolExecutor) + " " + wrapped.submit(() -> "wrapped").get());
        wrapped.shutdown();
        System.out.println(custom.isShutdown());
        try {
            Executors.newFixedThreadPool(0);
        } catch (IllegalArgumentException e) {
            System.out.println("no threads " + e.getMessage());
        }
    }
}
