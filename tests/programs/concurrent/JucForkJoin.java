import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

/** Fork/join: recursive tasks and actions, counted completers, failures, pools. */
public class JucForkJoin {
    static class Fibonacci extends RecursiveTask<Integer> {
        final int n;

        Fibonacci(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            Fibonacci left = new Fibonacci(n - 1);
            left.fork();
            return new Fibonacci(n - 2).compute() + left.join();
        }
    }

    static class Fill extends RecursiveAction {
        final int[] array;
        final int from, to;

        Fill(int[] array, int from, int to) {
            this.array = array;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= 4) {
                for (int i = from; i < to; i++) {
                    array[i] = i * i;
                }
                return;
            }
            int middle = (from + to) / 2;
            invokeAll(new Fill(array, from, middle), new Fill(array, middle, to));
        }
    }

    static class Sum extends CountedCompleter<Integer> {
        final int[] array;
        final int from, to;
        final AtomicInteger total;

        Sum(CountedCompleter<?> parent, int[] array, int from, int to, AtomicInteger total) {
            super(parent);
            this.array = array;
            this.from = from;
            this.to = to;
            this.total = total;
        }

        @Override
        public void compute() {
            if (to - from > 4) {
                int middle = (from + to) / 2;
                setPendingCount(2);
                new Sum(this, array, from, middle, total).fork();
                new Sum(this, array, middle, to, total).fork();
            } else {
                for (int i = from; i < to; i++) {
                    total.addAndGet(array[i]);
                }
            }
            tryComplete();
        }

        @Override
        public Integer getRawResult() {
            return total.get();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Fibonacci(12).invoke() + " " + ForkJoinPool.commonPool().invoke(new Fibonacci(10)));
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new Fibonacci(11)) + " " + pool.submit(new Fibonacci(9)).get() + " " + pool.getParallelism());
        int[] array = new int[50];
        pool.invoke(new Fill(array, 0, 50));
        System.out.println(array[7] + " " + array[49]);
        System.out.println(new Sum(null, array, 0, 50, new AtomicInteger()).invoke() + " " + pool.invoke(new Sum(null, array, 0, 50, new AtomicInteger())));
        System.out.println(pool.submit(() -> "called").get() + " " + pool.submit(() -> { }).get() + " " + ForkJoinTask.adapt(() -> 3).invoke());
        System.out.println(pool.submit(() -> Thread.currentThread().getName().startsWith("ForkJoinPool-1-worker-") + " " + Thread.currentThread().isDaemon() + " " + ForkJoinTask.inForkJoinPool()).get());
        ForkJoinTask<Integer> failing = pool.submit((Callable<Integer>) () -> {
            throw new IllegalArgumentException("wrong");
        });
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() instanceof IllegalArgumentException);
        }
        try {
            failing.join();
        } catch (IllegalArgumentException e) {
            System.out.println("joined with failure " + failing.isCompletedAbnormally() + failing.isDone() + failing.isCancelled());
        }
        List<Callable<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int n = i;
            calls.add(() -> n * 10);
        }
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(calls)) {
            sum += future.get();
        }
        System.out.println(sum);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + pool.isTerminated() + " " + pool.isShutdown());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        Fibonacci cancelled = new Fibonacci(3);
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        ExecutorService stealing = Executors.newWorkStealingPool(2);
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            stealing.execute(done::countDown);
        }
        done.await();
        System.out.println("stolen");
        ForkJoinPool two = new ForkJoinPool(2);
        CompletableFuture<String> late = new CompletableFuture<>();
        ForkJoinTask<String> waits = two.submit(() -> late.join() + "!");
        two.execute(() -> late.complete("completed"));
        System.out.println(waits.get());
    }
}
