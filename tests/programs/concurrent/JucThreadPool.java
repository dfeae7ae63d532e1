// until: 17
import java.util.*;
import java.util.concurrent.*;

/** ThreadPoolExecutor: sizes, queue, handlers, hooks, figures, shutdownNow. */
public class JucThreadPool {
    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('[')).replaceAll("pool size = [0-9]+, ", "");
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Runnable waits = () -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                System.out.println("unexpected");
            }
        };
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(1));
        pool.execute(waits);
        System.out.println(pool.getPoolSize() + " " + pool.getQueue().size());
        pool.execute(waits);
        System.out.println(pool.getPoolSize() + " " + pool.getQueue().size());
        pool.execute(waits);
        System.out.println(pool.getPoolSize() + " " + pool.getQueue().size() + " " + pool.getLargestPoolSize());
        try {
            pool.execute(waits);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> System.out.println("run by " + Thread.currentThread().getName()));
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        pool.execute(() -> System.out.println("unexpected"));
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
        pool.execute(() -> System.out.println("took the place of the oldest"));
        go.countDown();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(tail(pool) + " " + pool.getCompletedTaskCount() + " " + pool.getTaskCount());

        List<String> log = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch uncaught = new CountDownLatch(1);
        ThreadPoolExecutor hooked = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            Thread thread = new Thread(r, "hooked");
            thread.setUncaughtExceptionHandler((t, e) -> {
                log.add("uncaught " + e.getMessage());
                uncaught.countDown();
            });
            return thread;
        }) {
            @Override
            protected void beforeExecute(Thread t, Runnable r) {
                log.add("before " + t.getName());
            }

            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                log.add("after " + (t == null ? null : t.getMessage()));
            }

            @Override
            protected void terminated() {
                log.add("terminated");
            }
        };
        hooked.submit(() -> log.add("task")).get();
        CountDownLatch failed = new CountDownLatch(1);
        hooked.execute(() -> {
            failed.countDown();
            throw new IllegalStateException("boom");
        });
        failed.await();
        hooked.submit(() -> log.add("still works")).get();
        hooked.shutdown();
        hooked.awaitTermination(1, TimeUnit.HOURS);
        uncaught.await();
        Collections.sort(log);
        System.out.println(log);

        ThreadPoolExecutor stopped = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        CountDownLatch started = new CountDownLatch(1);
        stopped.execute(() -> {
            started.countDown();
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                System.out.println("interrupted by shutdownNow");
            }
        });
        stopped.execute(() -> System.out.println("unexpected"));
        started.await();
        int left = stopped.shutdownNow().size();
        System.out.println(stopped.awaitTermination(1, TimeUnit.HOURS) + " " + tail(stopped) + ", not run: " + left);

        ThreadPoolExecutor shrinking = new ThreadPoolExecutor(2, 4, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        System.out.println(shrinking.prestartAllCoreThreads() + " " + shrinking.getCorePoolSize() + " " + shrinking.getMaximumPoolSize() + " " + shrinking.getKeepAliveTime(TimeUnit.MICROSECONDS));
        shrinking.allowCoreThreadTimeOut(true);
        while (shrinking.getPoolSize() > 0) {
            Thread.yield();
        }
        System.out.println(shrinking.submit(() -> "after shrinking").get());
        shrinking.shutdown();
        try {
            new ThreadPoolExecutor(2, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        } catch (IllegalArgumentException e) {
            System.out.println("sizes " + e.getMessage());
        }
    }
}
