// until: 17
// since: 17
import java.util.concurrent.*;
import java.util.function.*;

/** CompletableFuture: chains, combinations, failures, cancellation, order of dependents. */
public class JucCompletableFuture {
    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('['));
    }

    static String failure(CompletableFuture<?> f) {
        try {
            return "value " + f.join();
        } catch (CompletionException | CancellationException e) {
            return e.getClass().getSimpleName() + " <- " + e.getCause();
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> start = CompletableFuture.supplyAsync(() -> 20);
        System.out.println(start.thenApply(x -> x + 1).thenApplyAsync(x -> x * 2).thenCombine(CompletableFuture.supplyAsync(() -> 8), Integer::sum).get());
        System.out.println(start.thenCompose(x -> CompletableFuture.supplyAsync(() -> "composed " + x)).join());
        CompletableFuture<String> order = new CompletableFuture<>();
        StringBuffer log = new StringBuffer();
        order.thenAccept(x -> log.append('1'));
        order.thenAccept(x -> log.append('2')).thenRun(() -> log.append('b'));
        order.thenApply(x -> x + "!").thenAccept(x -> log.append(x));
        System.out.println(tail(order) + " " + order.getNumberOfDependents());
        System.out.println(order.complete("go") + " " + order.complete("again") + " " + log + " " + tail(order));

        CompletableFuture<Integer> bad = new CompletableFuture<>();
        CompletableFuture<Integer> after = bad.thenApply(x -> x + 1);
        bad.completeExceptionally(new IllegalStateException("bad"));
        System.out.println(failure(bad) + " | " + failure(after) + " | " + tail(after));
        System.out.println(after.exceptionally(e -> -1).join() + " " + after.handle((v, e) -> e.getClass().getSimpleName() + ":" + e.getCause().getMessage()).join()
                + " " + bad.handle((v, e) -> e.getClass().getSimpleName()).join());
        System.out.println(failure(bad.whenComplete((v, e) -> log.append(e.getMessage()))) + " " + log);
        System.out.println(failure(start.whenComplete((v, e) -> {
            throw new RuntimeException("in whenComplete");
        })));
        try {
            after.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(bad.exceptionallyCompose(e -> CompletableFuture.completedFuture(5)).join());
        System.out.println(failure(CompletableFuture.supplyAsync(() -> 1 / Integer.parseInt("0"))));

        CompletableFuture<String> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<Object> any = CompletableFuture.anyOf(a, b);
        CompletableFuture<Void> all = CompletableFuture.allOf(a, b, start);
        CompletableFuture<String> either = a.applyToEither(b, s -> "either " + s);
        CompletableFuture<Void> both = a.thenAcceptBoth(b, (x, y) -> log.append(x).append(y));
        a.runAfterBoth(b, () -> log.append("+"));
        b.complete("B");
        System.out.println(any.join() + " " + either.join() + " " + all.isDone() + " " + both.isDone());
        a.complete("A");
        System.out.println(all.join() + " " + both.isDone() + " " + log);
        CompletableFuture<Void> failed = CompletableFuture.allOf(a, bad, CompletableFuture.failedFuture(new Exception("later")));
        System.out.println(failure(failed) + " " + failed.isCompletedExceptionally());

        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        CompletableFuture<Integer> below = cancelled.thenApply(x -> x);
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + below.isCancelled() + " " + below.isCompletedExceptionally() + " " + failure(below));
        System.out.println(new CompletableFuture<Integer>().getNow(3) + " " + CompletableFuture.completedFuture(4).getNow(3));
        System.out.println(new CompletableFuture<String>().completeOnTimeout("timed", 1, TimeUnit.MILLISECONDS).join());
        System.out.println(failure(new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS)));
        try {
            new CompletableFuture<String>().get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Integer> sum = CompletableFuture.completedFuture(0);
        for (int i = 1; i <= 10; i++) {
            int n = i;
            sum = sum.thenCombineAsync(CompletableFuture.supplyAsync(() -> n, pool), Integer::sum, pool);
        }
        System.out.println(sum.join());
        System.out.println(CompletableFuture.runAsync(() -> log.append("."), pool).thenRunAsync(() -> log.append("end"), pool).join() + " " + log);
        pool.shutdown();
        System.out.println(failure(CompletableFuture.completedFuture(1).thenApplyAsync(x -> x, pool)).startsWith("CompletionException <- java.util.concurrent.RejectedExecutionException"));
        CompletionStage<String> stage = a.minimalCompletionStage();
        try {
            ((CompletableFuture<String>) stage).join();
        } catch (UnsupportedOperationException e) {
            System.out.println("minimal " + stage.toCompletableFuture().join() + " " + a.copy().join());
        }
        a.obtrudeValue("forced");
        System.out.println(a.join());
    }
}
