import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;

/** Clauses of classes that are used less often. */
class Seldom extends Case {
    volatile long number;
    volatile String text;

    // LongAdder.sumThenReset: equivalent in effect to sum followed by reset.
    // outcomes: 0 0 | 0 1 | 1 0
    // seen on java: 0 1 | 1 0
    static String adderReset() throws Exception {
        LongAdder adder = new LongAdder();
        Thread a = start(adder::increment);
        long before = adder.sumThenReset();
        a.join();
        return before + " " + adder.sum();
    }

    // DoubleAdder: the same.
    // outcomes: 0.0 0.0 | 0.0 1.0 | 1.0 0.0
    // seen on java: 0.0 1.0 | 1.0 0.0
    static String doubleAdderReset() throws Exception {
        DoubleAdder adder = new DoubleAdder();
        Thread a = start(() -> adder.add(1));
        double before = adder.sumThenReset();
        a.join();
        return before + " " + adder.sum();
    }

    // LongAccumulator.getThenReset: equivalent in effect to get followed by reset.
    // outcomes: 5 5 | 5 7 | 7 5
    // seen on java: 5 7 | 7 5
    static String accumulatorReset() throws Exception {
        LongAccumulator most = new LongAccumulator(Math::max, 5);
        Thread a = start(() -> most.accumulate(7));
        long before = most.getThenReset();
        a.join();
        return before + " " + most.get();
    }

    // DoubleAccumulator: no update gets lost without a reset.
    // outcomes: 6.0
    // seen on java: all
    static String doubleAccumulator() throws Exception {
        DoubleAccumulator sum = new DoubleAccumulator(Double::sum, 0);
        end(start(() -> sum.accumulate(1)), start(() -> sum.accumulate(2)), start(() -> sum.accumulate(3)));
        return "" + sum.get();
    }

    // AtomicLongArray: each element on its own.
    // outcomes: 0 0 | 0 1 | 1 1 | 1 0
    // seen on java: all
    static String longArray() throws Exception {
        AtomicLongArray array = new AtomicLongArray(2);
        Thread a = start(() -> array.set(0, 1)), b = start(() -> array.incrementAndGet(1));
        String seen = array.get(0) + " " + array.get(1);
        end(a, b);
        return seen;
    }

    // AtomicLongArray.getAndAccumulate with others: nothing gets lost.
    // outcomes: 3
    // seen on java: all
    static String longArrayAccumulates() throws Exception {
        AtomicLongArray array = new AtomicLongArray(1);
        end(start(() -> array.getAndAccumulate(0, 1, Long::sum)), start(() -> array.addAndGet(0, 2)));
        return "" + array.get(0);
    }

    // AtomicLongFieldUpdater: atomic with respect to other calls of updaters on the same field.
    // outcomes: 3
    // seen on java: all
    static String longUpdater() throws Exception {
        AtomicLongFieldUpdater<Seldom> updater = AtomicLongFieldUpdater.newUpdater(Seldom.class, "number");
        Seldom holder = new Seldom();
        end(start(() -> updater.addAndGet(holder, 1)), start(() -> updater.getAndAdd(holder, 2)));
        return "" + holder.number;
    }

    // AtomicReferenceFieldUpdater.compareAndSet: one of two wins.
    // outcomes: true false a | false true b
    // seen on java: all
    static String referenceUpdater() throws Exception {
        AtomicReferenceFieldUpdater<Seldom, String> updater =
            AtomicReferenceFieldUpdater.newUpdater(Seldom.class, String.class, "text");
        Seldom holder = new Seldom();
        boolean[] won = new boolean[2];
        end(start(() -> won[0] = updater.compareAndSet(holder, null, "a")),
            start(() -> won[1] = updater.compareAndSet(holder, null, "b")));
        return won[0] + " " + won[1] + " " + holder.text;
    }

    /** A latch made of the long synchronizer. */
    static final class Latch extends AbstractQueuedLongSynchronizer {
        @Override
        protected long tryAcquireShared(long unused) {
            return getState() > 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(long amount) {
            setState(amount);
            return true;
        }
    }

    // AbstractQueuedLongSynchronizer: shared mode wakes all, with 64 bits of state.
    // outcomes: a b | b a
    // seen on java: all
    static String longSynchronizer() throws Exception {
        Latch latch = new Latch();
        Thread a = start(() -> {
            latch.acquireShared(1);
            note("a");
        });
        Thread b = start(() -> {
            latch.acquireSharedInterruptibly(1);
            note("b");
        });
        latch.releaseShared(1L << 40);
        return end(a, b);
    }

    // CopyOnWriteArraySet.add: one of two equal elements.
    // outcomes: true false [1] | false true [1]
    // seen on java: all
    static String arraySet() throws Exception {
        Set<Integer> set = new CopyOnWriteArraySet<>();
        boolean[] added = new boolean[2];
        end(start(() -> added[0] = set.add(1)), start(() -> added[1] = set.add(1)));
        return added[0] + " " + added[1] + " " + set;
    }

    // CopyOnWriteArraySet: an iterator is a snapshot, and does not remove.
    // outcomes: 1 false UnsupportedOperationException [1, 2]
    // seen on java: all
    static String arraySetSnapshot() {
        Set<Integer> set = new CopyOnWriteArraySet<>(List.of(1));
        Iterator<Integer> elements = set.iterator();
        set.add(2);
        return elements.next() + " " + elements.hasNext() + " " + thrown(elements::remove) + " " + set;
    }

    /** Counts its children, and notes when all are done. */
    static final class Counting extends CountedCompleter<Void> {
        private final int depth;

        Counting(CountedCompleter<?> parent, int depth) {
            super(parent);
            this.depth = depth;
        }

        @Override
        public void compute() {
            if (depth > 0) {
                setPendingCount(1);
                new Counting(this, depth - 1).fork();
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            note(depth);
        }
    }

    // CountedCompleter.tryComplete: onCompletion when the pending count is zero, then the completer's.
    // outcomes: 0 1
    // seen on java: all
    static String completers() {
        new Counting(null, 1).invoke();
        return notes();
    }

    // ExecutorCompletionService.take: those that are completed, in the order of completion.
    // outcomes: a b | b a
    // seen on java: all
    static String completionOrder() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> "a");
        service.submit(() -> "b");
        String got = service.take().get() + " " + service.take().get();
        pool.shutdown();
        return got;
    }

    // ExecutorCompletionService.poll: null if none is completed.
    // outcomes: null | a
    // seen on java: all
    static String completionPoll() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        CompletionService<String> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> "a");
        Future<String> done = service.poll();
        pool.shutdown();
        return "" + (done == null ? null : done.get());
    }

    /** A pool of one thread and one place in its queue, both taken. */
    private static ThreadPoolExecutor full(CountDownLatch until, java.util.concurrent.RejectedExecutionHandler handler) {
        ThreadPoolExecutor pool =
            new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1), handler);
        pool.execute(() -> {
            try {
                until.await();
            } catch (InterruptedException e) {
                note("interrupted");
            }
        });
        pool.execute(() -> note("queued"));
        return pool;
    }

    private static String rejected(java.util.concurrent.RejectedExecutionHandler handler) throws Exception {
        CountDownLatch until = new CountDownLatch(1);
        ThreadPoolExecutor pool = full(until, handler);
        Thread caller = Thread.currentThread();
        String how = thrown(() -> pool.execute(() -> note(Thread.currentThread() == caller ? "caller" : "pool")));
        until.countDown();
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.DAYS);
        until(pool::isTerminated);
        return how + " " + notes();
    }

    // ThreadPoolExecutor.AbortPolicy: throws.
    // outcomes: RejectedExecutionException queued
    // seen on java: all
    static String aborts() throws Exception {
        return rejected(new ThreadPoolExecutor.AbortPolicy());
    }

    // CallerRunsPolicy: the caller of execute runs it.
    // outcomes: - caller queued
    static String callerRuns() throws Exception {
        return rejected(new ThreadPoolExecutor.CallerRunsPolicy());
    }

    // DiscardPolicy: it is dropped.
    // outcomes: - queued
    // seen on java: all
    static String discards() throws Exception {
        return rejected(new ThreadPoolExecutor.DiscardPolicy());
    }

    // DiscardOldestPolicy: the head of the queue is dropped, and it is tried again.
    // outcomes: - pool
    // seen on java: all
    static String discardsOldest() throws Exception {
        return rejected(new ThreadPoolExecutor.DiscardOldestPolicy());
    }

    // ThreadPoolExecutor: a thread that dies of a task's exception is replaced.
    // outcomes: second 1
    // seen on java: all
    static String replacesWorker() throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), body -> {
            Thread thread = new Thread(body);
            thread.setUncaughtExceptionHandler((dead, exception) -> { });
            return thread;
        });
        CountDownLatch done = new CountDownLatch(1);
        pool.execute(() -> {
            throw new IllegalStateException();
        });
        pool.execute(() -> {
            note("second");
            done.countDown();
        });
        done.await();
        pool.shutdown();
        return notes() + " " + pool.getLargestPoolSize();
    }

    // ScheduledThreadPoolExecutor: delayed tasks run after a shutdown by default.
    // outcomes: ran false
    static String delayedAfterShutdown() throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        ScheduledFuture<?> task = pool.schedule(() -> note("ran"), 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
        until(pool::isTerminated);
        return notes() + " " + task.isCancelled();
    }

    // ... and do not if the policy says so, unless the time has come before.
    // outcomes: true | ranfalse
    // seen on java: true
    static String delayedDropped() throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> task = pool.schedule(() -> note("ran"), 1, TimeUnit.DAYS);
        pool.shutdown();
        until(pool::isTerminated);
        return notes() + task.isCancelled();
    }

    // RunnableScheduledFuture.isPeriodic; a periodic task is cancelled by a shutdown.
    // outcomes: true true CancellationException
    // seen on java: all
    static String periodicAfterShutdown() throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        ScheduledFuture<?> task = pool.scheduleWithFixedDelay(() -> { }, 1, 1, TimeUnit.DAYS);
        boolean periodic = ((RunnableScheduledFuture<?>) task).isPeriodic();
        pool.shutdown();
        until(pool::isTerminated);
        return periodic + " " + task.isCancelled() + " " + thrown(task::get);
    }

    // scheduleAtFixedRate: an execution that throws suppresses further ones.
    // outcomes: ran ExecutionException true
    // seen on java: all
    static String periodicThrows() throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        ScheduledFuture<?> task = pool.scheduleAtFixedRate(() -> {
            note("ran");
            throw new IllegalStateException();
        }, 0, 1, TimeUnit.MILLISECONDS);
        String how = thrown(task::get);
        pool.shutdown();
        until(pool::isTerminated);
        return notes() + " " + how + " " + task.isDone();
    }

    // AbstractExecutorService.invokeAny: the result of one that completed without an exception.
    // outcomes: b
    // seen on java: all
    static String invokeAny() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<String>> tasks = List.of(() -> {
            throw new IllegalStateException();
        }, () -> "b");
        String got = pool.invokeAny(tasks);
        pool.shutdown();
        return got;
    }

    // invokeAll: all are done when it returns, in the order of the tasks.
    // outcomes: a b true
    // seen on java: all
    static String invokeAll() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Future<String>> futures = pool.invokeAll(List.of(() -> "a", () -> "b"));
        pool.shutdown();
        boolean isDone = futures.get(0).isDone() && futures.get(1).isDone();
        return futures.get(0).get() + " " + futures.get(1).get() + " " + isDone;
    }

    /** Runs what it is given at once. */
    static final class Direct extends AbstractExecutorService {
        private boolean isShut;

        @Override
        public void execute(Runnable command) {
            command.run();
        }

        @Override
        public void shutdown() {
            isShut = true;
        }

        @Override
        public List<Runnable> shutdownNow() {
            isShut = true;
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return isShut;
        }

        @Override
        public boolean isTerminated() {
            return isShut;
        }

        @Override
        public boolean awaitTermination(long timeout, TimeUnit unit) {
            return isShut;
        }
    }

    // AbstractExecutorService.submit: by execute, with a future.
    // outcomes: 1 true
    // seen on java: all
    static String ownExecutor() throws Exception {
        Future<Integer> future = new Direct().submit(() -> 1);
        return future.get() + " " + future.isDone();
    }

    // ConcurrentNavigableMap: views of a part see changes of the whole, and refuse what lies outside.
    // outcomes: 2 IllegalArgumentException 3
    // seen on java: all
    static String submap() {
        ConcurrentNavigableMap<Integer, Integer> map = new ConcurrentSkipListMap<>(), part = map.subMap(1, true, 2, true);
        map.put(1, 1);
        part.put(2, 2);
        map.put(3, 3);
        return part.size() + " " + thrown(() -> part.put(4, 4)) + " " + map.size();
    }

    // ConcurrentSkipListMap.pollFirstEntry: each entry to one thread.
    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String pollFirst() throws Exception {
        ConcurrentNavigableMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        map.put(1, 1);
        map.put(2, 2);
        int[] got = new int[2];
        end(start(() -> got[0] = map.pollFirstEntry().getKey()), start(() -> got[1] = map.pollFirstEntry().getKey()));
        return got[0] + " " + got[1];
    }

    // ConcurrentLinkedDeque: both ends; one element goes to one thread.
    // outcomes: 1 null | null 1
    // seen on java: all
    static String dequeEnds() throws Exception {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
        Object[] got = new Object[2];
        end(start(() -> got[0] = deque.pollFirst()), start(() -> got[1] = deque.pollLast()));
        return got[0] + " " + got[1];
    }

    // LinkedBlockingDeque: takers at both ends, one element each.
    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String blockingDequeEnds() throws Exception {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>(1);
        int[] got = new int[2];
        Thread a = start(() -> got[0] = deque.takeFirst()), b = start(() -> got[1] = deque.takeLast());
        deque.putFirst(1);
        deque.putLast(2);
        end(a, b);
        return got[0] + " " + got[1];
    }

    // PriorityBlockingQueue.take: the least of those that are there.
    // outcomes: 1 2 | 2 1
    // seen on java: all
    static String priorityTake() throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Thread a = start(() -> {
            queue.put(2);
            queue.put(1);
        });
        String got = queue.take() + " " + queue.take();
        a.join();
        return got;
    }

    // ForkJoinPool.invoke runs in a ForkJoinWorkerThread or in the caller if it is one of the pool.
    // outcomes: true 3
    // seen on java: all
    static String forkJoin() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        boolean[] inside = new boolean[1];
        int sum = pool.submit(() -> {
            inside[0] = Thread.currentThread() instanceof java.util.concurrent.ForkJoinWorkerThread;
            return 3;
        }).get();
        pool.shutdown();
        return inside[0] + " " + sum;
    }

    // Executors.newSingleThreadExecutor: tasks run one after the other, in order.
    // outcomes: 1 2 3
    // seen on java: all
    static String single() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        List<Integer> order = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            int number = i;
            pool.execute(() -> order.add(number));
        }
        pool.shutdown();
        until(pool::isTerminated);
        return order.get(0) + " " + order.get(1) + " " + order.get(2);
    }
}
