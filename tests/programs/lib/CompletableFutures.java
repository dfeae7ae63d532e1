import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Executors and CompletableFutures with results that do not depend on the schedule. */
public class CompletableFutures {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 1; i <= 6; i++) { int n = i; tasks.add(() -> n * n); }
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(tasks)) sum += f.get();
        System.out.println(sum);
        Future<String> failing = pool.submit(() -> { if (true) throw new IllegalStateException("task"); return "x"; });
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() + " | " + e.getMessage());
        }
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20, pool), b = CompletableFuture.supplyAsync(() -> 22, pool);
        System.out.println(a.thenCombine(b, Integer::sum).thenApply(x -> "answer " + x).get());
        System.out.println(CompletableFuture.supplyAsync(() -> Integer.parseInt("x"), pool).exceptionally(t -> -1).thenCompose(x -> CompletableFuture.completedFuture(x * 2)).join());
        System.out.println(CompletableFuture.<Integer>supplyAsync(() -> { throw new RuntimeException("boom"); }, pool).handle((v, t) -> v + " " + t.getClass().getSimpleName() + " " + t.getCause().getMessage()).join());
        CompletableFuture<Void> all = CompletableFuture.allOf(a, b);
        all.join();
        System.out.println(all.isDone() + " " + a.isCompletedExceptionally() + " " + a.getNow(0));
        CompletableFuture<String> manual = new CompletableFuture<>();
        manual.completeExceptionally(new IllegalArgumentException("manual"));
        try {
            manual.join();
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        List<Future<?>> futures = new ArrayList<>();
        for (int i = 0; i < 4; i++) futures.add(pool.submit(() -> { for (int k = 0; k < 100; k++) map.merge(k % 10, 1, Integer::sum); }));
        for (Future<?> f : futures) f.get();
        System.out.println(map);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + pool.isTerminated());
    }
}
