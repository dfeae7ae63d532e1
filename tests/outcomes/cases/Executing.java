import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The documentation of executors, futures, CompletableFuture and ForkJoinPool. */
class Executing extends Case {
    static int x;

    // Executor: actions before execute are seen by the task, its actions after get.
    // outcomes: 1 2
    // seen on java: all
    static String order() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        x = 1;
        int seen = pool.submit(() -> {
            int before = x;
            x = 2;
            return before;
        }).get();
        pool.shutdown();
        return seen + " " + x;
    }

    // newSingleThreadExecutor: one task at a time, in the order of submission.
    // outcomes: a b
    // seen on java: all
    static String single() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> note("a"));
        pool.execute(() -> note("b"));
        pool.shutdown();
        until(pool::isTerminated);
        return notes();
    }

    // newFixedThreadPool(2): two at a time.
    // outcomes: a b | b a
    // seen on java: all
    static String fixedTwo() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> a = pool.submit(() -> note("a")), b = pool.submit(() -> note("b"));
        a.get();
        b.get();
        pool.shutdown();
        return notes();
    }

    // newFixedThreadPool: a third task waits for ever for two that wait for it.
    // outcomes: deadlock
    // seen on java: all
    static String fixedStarves() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        return pool.submit(() -> pool.submit(() -> "inner").get()).get();
    }

    // newCachedThreadPool: as many threads as are needed.
    // outcomes: inner
    // seen on java: all
    static String cachedDoesNot() throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        String got = pool.submit(() -> pool.submit(() -> "inner").get()).get();
        pool.shutdownNow();
        return got;
    }

    // A pool that is not shut down keeps its threads: the program does not end.
    // outcomes: returned | deadlock
    // seen on java: all
    static String notShutDown() throws Exception {
        Executors.newFixedThreadPool(1).submit(() -> { }).get();
        return "returned";
    }

    // shutdown: no new tasks; those before are executed.
    // outcomes: RejectedExecutionException true a true
    // seen on java: all
    static String shutdown() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> note("a"));
        pool.shutdown();
        String first = thrown(() -> pool.execute(() -> note("b"))) + " " + pool.isShutdown();
        until(pool::isTerminated);
        return first + " " + notes() + " " + pool.isTerminated();
    }

    // shutdownNow: interrupts running tasks, and returns those that never began.
    // outcomes: 1 interrupted
    // seen on java: all
    static String shutdownNow() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CountDownLatch began = new CountDownLatch(1);
        pool.execute(() -> {
            began.countDown();
            note(thrown(() -> new CountDownLatch(1).await()).equals("InterruptedException") ? "interrupted" : "-");
        });
        pool.execute(() -> note("second"));
        began.await();
        int left = pool.shutdownNow().size();
        until(pool::isTerminated);
        return left + " " + notes();
    }

    // shutdownNow before a task began, or after.
    // outcomes: 1 | 0 a
    // seen on java: all
    static String shutdownNowRace() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> { });
        pool.execute(() -> note("a"));
        int left = pool.shutdownNow().size();
        until(pool::isTerminated);
        return (Math.min(left, 1) + " " + notes()).trim();
    }

    // awaitTermination: false when the time is over.
    // outcomes: false
    // seen on java: all
    static String awaitTermination() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        boolean ended = pool.awaitTermination(1, TimeUnit.MILLISECONDS);
        pool.shutdown();
        return "" + ended;
    }

    // A task that throws: execute lets the thread die and another one takes its place; submit keeps the exception.
    // outcomes: IllegalStateException a
    // seen on java: all
    static String taskThrows() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> {
            throw new IllegalStateException();
        });
        String how;
        try {
            future.get();
            how = "-";
        } catch (ExecutionException e) {
            how = name(e.getCause());
        }
        pool.submit(() -> note("a")).get();
        pool.shutdown();
        return how + " " + notes();
    }

    private static ThreadPoolExecutor small() {
        return new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1));
    }

    // ThreadPoolExecutor: a full queue and all threads at work: the policy decides; AbortPolicy throws.
    // outcomes: RejectedExecutionException
    // seen on java: all
    static String abortPolicy() throws Exception {
        ThreadPoolExecutor pool = small();
        CountDownLatch go = new CountDownLatch(1);
        pool.execute(() -> thrown(go::await));
        pool.execute(() -> { });
        String how = thrown(() -> pool.execute(() -> { }));
        go.countDown();
        pool.shutdown();
        return how;
    }

    // CallerRunsPolicy: the caller runs it; DiscardPolicy: nobody.
    // outcomes: true false
    // seen on java: all
    static String otherPolicies() throws Exception {
        ThreadPoolExecutor pool = small();
        CountDownLatch go = new CountDownLatch(1);
        Thread main = Thread.currentThread();
        boolean[] ran = new boolean[2];
        pool.execute(() -> thrown(go::await));
        pool.execute(() -> { });
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(() -> ran[0] = Thread.currentThread() == main);
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        pool.execute(() -> ran[1] = true);
        go.countDown();
        pool.shutdown();
        until(pool::isTerminated);
        return ran[0] + " " + ran[1];
    }

    // invokeAll: all are done; in the order of the list.
    // outcomes: 1 2
    // seen on java: all
    static String invokeAll() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        List<Future<Integer>> done = pool.invokeAll(tasks);
        pool.shutdown();
        return done.get(0).get() + " " + done.get(1).get();
    }

    // invokeAny: the result of one that succeeded.
    // outcomes: 1 | 2
    // seen on java: all
    static String invokeAny() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        int got = pool.invokeAny(tasks);
        pool.shutdown();
        return "" + got;
    }

    // ExecutorCompletionService: in the order of completion.
    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String completionService() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> 1);
        service.submit(() -> 2);
        String got = service.take().get() + " " + service.take().get();
        pool.shutdown();
        return got;
    }

    // schedule: runs after its delay.
    // outcomes: a
    // seen on java: all
    static String schedule() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> note("a"), 1, TimeUnit.MILLISECONDS).get();
        pool.shutdown();
        return notes();
    }

    // schedule: tasks run in the order in which they are due; a shorter delay may begin so late that it is due later.
    // outcomes: short long | long short
    // seen on java: all
    static String scheduleOrder() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Future<?> late = pool.schedule(() -> note("long"), 3, TimeUnit.MILLISECONDS);
        pool.schedule(() -> note("short"), 1, TimeUnit.MILLISECONDS).get();
        late.get();
        pool.shutdownNow();
        return notes();
    }

    // schedule: two with one delay run in the order in which they were scheduled.
    // outcomes: a b
    // seen on java: all
    static String scheduleSame() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> note("a"), 1, TimeUnit.MILLISECONDS);
        pool.schedule(() -> note("b"), 1, TimeUnit.MILLISECONDS).get();
        pool.shutdownNow();
        return notes();
    }

    // scheduleAtFixedRate: until it is cancelled or throws.
    // outcomes: CancellationException true
    // seen on java: all
    static String fixedRate() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        CountDownLatch ran = new CountDownLatch(2);
        Future<?> task = pool.scheduleAtFixedRate(ran::countDown, 0, 1, TimeUnit.MILLISECONDS);
        ran.await();
        task.cancel(false);
        pool.shutdown();
        return thrown(task::get) + " " + task.isCancelled();
    }

    // FutureTask.run: once; a second run does nothing.
    // outcomes: 1 1
    // seen on java: all
    static String futureOnce() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> ++x);
        end(start(task::run), start(task::run));
        return task.get() + " " + x;
    }

    // cancel before it runs: never runs; get throws CancellationException.
    // outcomes: true true true CancellationException 0 false
    // seen on java: all
    static String cancelBefore() {
        FutureTask<Integer> task = new FutureTask<>(() -> ++x);
        String how = task.cancel(false) + " " + task.isCancelled() + " " + task.isDone();
        task.run();
        return how + " " + thrown(task::get) + " " + x + " " + task.cancel(true);
    }

    // cancel after it is done: false, the result stays.
    // outcomes: false false 1
    // seen on java: all
    static String cancelAfter() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> ++x);
        task.run();
        return task.cancel(true) + " " + task.isCancelled() + " " + task.get();
    }

    // cancel against run.
    // outcomes: true 0 | true 1 | false 1
    // seen on java: all
    static String cancelRace() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> ++x);
        Thread a = start(task::run);
        boolean cancelled = task.cancel(false);
        a.join();
        return cancelled + " " + x;
    }

    // cancel(true): interrupts the thread that runs it.
    // outcomes: InterruptedException
    // seen on java: all
    static String cancelInterrupts() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> {
            note(thrown(() -> new CountDownLatch(1).await()));
            return 1;
        });
        Thread a = start(task::run);
        untilWaiting(a);
        task.cancel(true);
        return end(a);
    }

    // get(time): TimeoutException, or the result.
    // outcomes: TimeoutException | 1
    // seen on java: all
    static String timedGet() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread a = start(task::run);
        String how;
        try {
            how = "" + task.get(1, TimeUnit.MILLISECONDS);
        } catch (java.util.concurrent.TimeoutException e) {
            how = name(e);
        }
        a.join();
        return how;
    }

    // get: an interrupt ends it, or the result comes first.
    // outcomes: InterruptedException | -
    // seen on java: all
    static String getInterrupted() throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread a = start(() -> note(thrown(task::get)));
        untilWaiting(a);
        Thread b = start(a::interrupt);
        task.run();
        return end(a, b);
    }

    // CompletableFuture.complete: one of two wins.
    // outcomes: 1 true false | 2 false true
    // seen on java: all
    static String completeOnce() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        boolean[] won = new boolean[2];
        end(start(() -> won[0] = future.complete(1)), start(() -> won[1] = future.complete(2)));
        return future.get() + " " + won[0] + " " + won[1];
    }

    // get never returns if nobody completes it.
    // outcomes: deadlock
    // seen on java: all
    static String neverCompleted() throws Exception {
        return "" + new CompletableFuture<Integer>().get();
    }

    // thenApply, thenCombine, exceptionally, handle.
    // outcomes: 3 5 7 IllegalStateException
    // seen on java: all
    static String stages() {
        CompletableFuture<Integer> one = CompletableFuture.completedFuture(1);
        CompletableFuture<Integer> failed = one.thenApply(v -> {
            throw new IllegalStateException();
        });
        return one.thenApply(v -> v + 2).join() + " " + one.thenCombine(CompletableFuture.completedFuture(4), Integer::sum).join()
            + " " + failed.exceptionally(e -> 7).join() + " "
            + failed.handle((v, e) -> name(e.getCause())).join();
    }

    // join throws CompletionException, get ExecutionException, after cancel CancellationException.
    // outcomes: CompletionException ExecutionException CancellationException CancellationException
    // seen on java: all
    static String completionExceptions() {
        CompletableFuture<Integer> failed = new CompletableFuture<>(), cancelled = new CompletableFuture<>();
        failed.completeExceptionally(new IllegalStateException());
        cancelled.cancel(true);
        return thrown(failed::join) + " " + thrown(failed::get) + " " + thrown(cancelled::join) + " " + thrown(cancelled::get);
    }

    // Dependents of an incomplete stage run in the completing thread, or in the one that registers them.
    // outcomes: completer | main
    // seen on java: all
    static String dependents() throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread main = Thread.currentThread();
        Thread a = start(() -> future.complete(1));
        CompletableFuture<String> who = future.thenApply(v -> Thread.currentThread() == main ? "main" : "completer");
        a.join();
        return who.get();
    }

    // orTimeout and completeOnTimeout.
    // outcomes: 2 ExecutionException
    // seen on java: all
    static String timeouts() throws Exception {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        a.completeOnTimeout(2, 1, TimeUnit.MILLISECONDS);
        b.orTimeout(1, TimeUnit.MILLISECONDS);
        return a.get() + " " + thrown(b::get);
    }

    // allOf and anyOf.
    // outcomes: 1 2 true
    // seen on java: all
    static String allOf() throws Exception {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 1), b = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture.allOf(a, b).get();
        return a.join() + " " + b.join() + " " + CompletableFuture.anyOf(a, b).isDone();
    }

    static class Sum extends RecursiveTask<Integer> {
        final int from, to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (from == to)
                return from;
            Sum left = new Sum(from, (from + to) / 2), right = new Sum((from + to) / 2 + 1, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    // ForkJoinTask: fork and join.
    // outcomes: 3
    // seen on java: all
    static String forkJoin() {
        return "" + ForkJoinPool.commonPool().invoke(new Sum(1, 2));
    }

    // ForkJoinTask.join passes on what compute throws.
    // outcomes: IllegalStateException
    // seen on java: all
    static String forkJoinThrows() {
        return thrown(() -> ForkJoinPool.commonPool().invoke(new RecursiveTask<Integer>() {
            @Override
            protected Integer compute() {
                throw new IllegalStateException();
            }
        }));
    }

    // Threads of the common pool are daemons: the program ends although a task waits for ever.
    // outcomes: ended
    // seen on java: all
    static String commonPoolIsDaemon() {
        ForkJoinPool.commonPool().execute(LockSupport::park);
        return "ended";
    }

    // CancellationException is unchecked and has a message.
    // outcomes: why
    // seen on java: all
    static String cancellation() {
        return new CancellationException("why").getMessage();
    }

    // Timer: tasks run one after another, each at its time.
    // outcomes: a b
    // seen on java: all
    static String timer() throws Exception {
        java.util.Timer timer = new java.util.Timer();
        CountDownLatch done = new CountDownLatch(2);
        for (String name : List.of("a", "b"))
            timer.schedule(new java.util.TimerTask() {
                @Override
                public void run() {
                    note(name);
                    done.countDown();
                }
            }, name.equals("a") ? 1 : 50);
        done.await();
        timer.cancel();
        return notes();
    }

    // Timer.cancel: nothing is scheduled afterwards.
    // outcomes: IllegalStateException
    // seen on java: all
    static String timerCancelled() {
        java.util.Timer timer = new java.util.Timer();
        timer.cancel();
        return thrown(() -> timer.schedule(new java.util.TimerTask() {
            @Override
            public void run() {
            }
        }, 1));
    }
}
