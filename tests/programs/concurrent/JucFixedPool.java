// since: 17
import java.util.*;
import java.util.concurrent.*;

/** Executors: submit and get, invokeAll, invokeAny, shutdown, rejection, names of threads. */
public class JucFixedPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int n = i;
            futures.add(pool.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> future : futures) {
            sum += future.get();
        }
        System.out.println(sum);
        Future<?> plain = pool.submit(() -> { });
        System.out.println(plain.get() + " " + pool.submit(() -> { }, "result").get());
        List<Callable<String>> calls = List.of(() -> "a", () -> "b", () -> {
            throw new IllegalArgumentException("c");
        });
        for (Future<String> future : pool.invokeAll(calls)) {
            try {
                System.out.println(future.get());
            } catch (ExecutionException e) {
                System.out.println(e.getMessage());
            }
        }
        String only = pool.invokeAny(List.of(() -> "only"));
        System.out.println(only);
        try {
            pool.invokeAny(List.of(() -> {
                throw new Exception("none");
            }));
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage());
        }
        Set<String> names = new TreeSet<>();
        CyclicBarrier both = new CyclicBarrier(2);
        List<Future<String>> named = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            named.add(pool.submit(() -> {
                both.await();
                return Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon();
            }));
        }
        for (Future<String> future : named) {
            names.add(future.get());
        }
        System.out.println(names);
        System.out.println(pool.isShutdown() + " " + pool.isTerminated() + " " + pool.awaitTermination(1, TimeUnit.MILLISECONDS));
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + pool.isTerminated());
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            String m = e.getMessage();
            System.out.println(m.substring(0, 5) + "... " + m.substring(m.indexOf("[")).replaceAll("pool size = [0-9]+, ", ""));
        }
        ExecutorService single = Executors.newSingleThreadExecutor();
        StringBuffer order = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            int n = i;
            single.execute(() -> order.append(n));
        }
        single.shutdown();
        single.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(order);
    }
}
