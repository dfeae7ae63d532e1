package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Clock;
import clew.internal.Pause;
import clew.internal.Wait;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A pool for tasks that fork others. One list holds all queued tasks: a worker takes the latest of its own first (the
 * oldest in async mode), then the oldest of all. Idle workers sleep on the list, those who wait for the pool on the pool.
 */
public class ForkJoinPool extends AbstractExecutorService {
    private static final int RUNNING = 0, SHUTDOWN = 1, STOP = 2, TERMINATED = 3, MOST_WORKERS = 0x7fff;

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory = new DefaultForkJoinWorkerThreadFactory();

    static final ForkJoinPool common = new ForkJoinPool(0, commonParallelism(), defaultForkJoinWorkerThreadFactory, null, false);
    private static int poolCount;

    private final int number;               // 0: the common pool
    private int parallelism;
    private final ForkJoinWorkerThreadFactory factory;
    private final UncaughtExceptionHandler handler;
    private final boolean async;
    private final Members<Queued> queue = new Members<>();
    private final Members<Thread> threads = new Members<>();
    private int state, nextIndex;
    private int workers;                    // those that exist and those about to be made
    private int blocked;                    // workers that wait for something: others may take their place

    /** A queued task and the worker that forked it; null: it came from outside. */
    private static final class Queued {
        final ForkJoinTask<?> task;
        final Thread owner;

        Queued(ForkJoinTask<?> task, Thread owner) {
            this.task = task;
            this.owner = owner;
        }
    }

    /** Makes worker threads. */
    public interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    /** Makes the usual ones. */
    private static final class DefaultForkJoinWorkerThreadFactory implements ForkJoinWorkerThreadFactory {
        @Override
        public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
            return new ForkJoinWorkerThread(pool);
        }
    }

    /** Something to wait for, during which another worker may be needed. */
    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public ForkJoinPool() {
        this(Math.min(MOST_WORKERS, Runtime.getRuntime().availableProcessors()));
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler, boolean asyncMode) {
        this(nextNumber(), parallelism, factory, handler, asyncMode);
    }

    /** The sizes beyond the parallelism are hints that this pool has no use for. */
    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler, boolean asyncMode,
                        int corePoolSize, int maximumPoolSize, int minimumRunnable, Predicate<? super ForkJoinPool> saturate,
                        long keepAliveTime, TimeUnit unit) {
        this(nextNumber(), parallelism, factory, handler, asyncMode);
        Objects.requireNonNull(unit);
        if (parallelism > maximumPoolSize || keepAliveTime <= 0) {
            throw new IllegalArgumentException();
        }
    }

    private ForkJoinPool(int number, int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler, boolean async) {
        if (parallelism <= 0 || parallelism > MOST_WORKERS) {
            throw new IllegalArgumentException();
        }
        this.number = number;
        this.parallelism = parallelism;
        this.factory = Objects.requireNonNull(factory);
        this.handler = handler;
        this.async = async;
    }

    @Atomic
    private static int nextNumber() {
        return ++poolCount;
    }

    private static int commonParallelism() {
        Integer asked = Integer.getInteger("java.util.concurrent.ForkJoinPool.common.parallelism");
        return Math.max(1, asked != null && asked >= 0 ? asked : Runtime.getRuntime().availableProcessors() - 1);
    }

    /** For the JDK's publishers. */
    static ForkJoinPool asyncCommonPool() {
        return commonPool();
    }

    public static ForkJoinPool commonPool() {
        return common;
    }

    // ---- for the workers' threads ---------------------------------------------------------------------------------

    @Atomic
    final int nextWorkerIndex() {
        return nextIndex++;
    }

    final String workerNamePrefix() {
        return number == 0 ? "ForkJoinPool.commonPool-worker-" : "ForkJoinPool-" + number + "-worker-";
    }

    final void work(ForkJoinWorkerThread worker) {
        begin(worker);
        for (ForkJoinTask<?> task; (task = nextTask(worker)) != null;) {
            task.doExec();
        }
    }

    @Atomic
    private void begin(Thread worker) {
        threads.add(worker);
    }

    /** The worker's next task, or null when it has to end. */
    @Atomic
    private ForkJoinTask<?> nextTask(Thread worker) {
        Thread.interrupted();
        // Test and sleep are one step; each new task wakes an idle worker, the end of the pool wakes all.
        for (;;) {
            if (state >= STOP) {
                return null;
            }
            if (!queue.isEmpty()) {
                return take(indexFor(worker));
            }
            if (workers - blocked > parallelism) {
                return null;
            }
            if (Wait.waiting(queue) == workers - 1) {
                becameQuiescent();
                if (state >= STOP) {
                    return null;
                }
            }
            Wait.on(queue, false, -1);
        }
    }

    private int indexFor(Thread worker) {
        for (int i = 0; i < queue.size(); i++) {
            int index = async ? i : queue.size() - 1 - i;
            if (queue.get(index).owner == worker) {
                return index;
            }
        }
        return 0;
    }

    private ForkJoinTask<?> take(int index) {
        return queue.remove(index).task;
    }

    private void becameQuiescent() {
        if (state == SHUTDOWN) {
            stop();
        }
        Wait.wakeAll(this);
    }

    private void stop() {
        state = workers == 0 ? TERMINATED : STOP;
        Wait.wakeAll(queue);
        Wait.wakeAll(this);
    }

    final void workerEnded() {
        if (strikeOff(Thread.currentThread())) {
            addWorker();
        }
    }

    /** Returns whether another worker is needed in its place. */
    @Atomic
    private boolean strikeOff(Thread worker) {
        threads.remove(worker);
        workers--;
        if (state == STOP && workers == 0) {
            state = TERMINATED;
            Wait.wakeAll(this);
        } else if (isQuiescent()) {
            becameQuiescent();
        }
        return state < STOP && !queue.isEmpty() && reserveWorker();
    }

    private boolean reserveWorker() {
        if (workers - blocked >= parallelism) {
            return false;
        }
        workers++;
        return true;
    }

    private void addWorker() {
        boolean started = false;
        try {
            Thread thread = factory.newThread(this);
            if (thread != null) {
                thread.start();
                started = true;
            }
        } finally {
            if (!started) {
                strikeOff(null);
            }
        }
    }

    // ---- queued tasks ---------------------------------------------------------------------------------------------

    final void push(ForkJoinTask<?> task, boolean byWorker) {
        if (enqueue(task, byWorker ? Thread.currentThread() : null)) {
            addWorker();
        }
    }

    /** Returns whether a new worker is needed. */
    @Atomic
    private boolean enqueue(ForkJoinTask<?> task, Thread owner) {
        if (state >= STOP || state == SHUTDOWN && owner == null) {
            throw new RejectedExecutionException();
        }
        queue.add(new Queued(task, owner));
        wakeHelpers(task);
        if (Wait.waiting(queue) > 0) {
            Wait.wake(queue);
            return false;
        }
        return reserveWorker();
    }

    /** Those who wait for the task, or for one that it is a part of, can help. */
    private static void wakeHelpers(ForkJoinTask<?> task) {
        Wait.wakeAll(task);
        if (task instanceof CountedCompleter) {
            CountedCompleter<?> whole = ((CountedCompleter<?>) task).completer;
            for (; whole != null; whole = whole.completer) {
                Wait.wakeAll(whole);
            }
        }
    }

    private int indexOf(ForkJoinTask<?> task) {
        int index = queue.size() - 1;
        while (index >= 0 && queue.get(index).task != task) {
            index--;
        }
        return index;
    }

    /** The place of the task in the queue, or of one that is a part of it. */
    private int indexOfHelp(ForkJoinTask<?> task) {
        int index = indexOf(task);
        if (index < 0 && task instanceof CountedCompleter) {
            index = queue.size() - 1;
            while (index >= 0 && !isPartOf(queue.get(index).task, task)) {
                index--;
            }
        }
        return index;
    }

    private static boolean isPartOf(ForkJoinTask<?> part, ForkJoinTask<?> whole) {
        if (!(part instanceof CountedCompleter)) {
            return false;
        }
        CountedCompleter<?> task = (CountedCompleter<?>) part;
        while (task != null && task != whole) {
            task = task.completer;
        }
        return task != null;
    }

    /** Takes a queued task that has to be run before the given one is done. */
    @Atomic
    final ForkJoinTask<?> takeFor(ForkJoinTask<?> task) {
        int index = indexOfHelp(task);
        return index < 0 ? null : take(index);
    }

    @Atomic
    final boolean hasWorkFor(ForkJoinTask<?> task) {
        return indexOfHelp(task) >= 0;
    }

    @Atomic
    final boolean remove(ForkJoinTask<?> task) {
        int index = indexOf(task);
        if (index >= 0) {
            take(index);
        }
        return index >= 0;
    }

    private static Thread ownerHere() {
        Thread thread = Thread.currentThread();
        return thread instanceof ForkJoinWorkerThread ? thread : null;
    }

    @Atomic
    final int ownTaskCount() {
        int count = 0;
        for (Queued queued : queue) {
            if (queued.owner == ownerHere()) {
                count++;
            }
        }
        return count;
    }

    @Atomic
    final ForkJoinTask<?> ownTask(boolean remove) {
        int index = queue.isEmpty() ? -1 : indexFor(ownerHere());
        if (index < 0 || queue.get(index).owner != ownerHere()) {
            return null;
        }
        return remove ? take(index) : queue.get(index).task;
    }

    @Atomic
    final ForkJoinTask<?> pollTask() {
        return queue.isEmpty() ? null : take(indexFor(ownerHere()));
    }

    final void helpQuiesce() {
        for (;;) {
            ForkJoinTask<?> task = pollTask();
            if (task != null) {
                task.doExec();
            } else if (noneElseActive()) {
                return;
            } else {
                Thread.yield();
            }
        }
    }

    @Atomic
    private boolean noneElseActive() {
        Thread thread = ownerHere();
        boolean mine = thread != null && ((ForkJoinWorkerThread) thread).pool == this;
        return queue.isEmpty() && Wait.waiting(queue) + (mine ? 1 : 0) >= workers;
    }

    // ---- workers that wait ----------------------------------------------------------------------------------------

    /** Before a worker waits: if tasks are queued and nobody is idle, another takes its place. */
    final void replaceWorker() {
        if (needsReplacement()) {
            addWorker();
        }
    }

    @Atomic
    private boolean needsReplacement() {
        if (queue.isEmpty() || Wait.waiting(queue) > 0 || state >= STOP || workers - blocked > parallelism) {
            return false;
        }
        workers++;
        return true;
    }

    @Atomic
    final void block() {
        if (ownerHere() != null) {
            blocked++;
        }
    }

    @Atomic
    final void unblock() {
        if (ownerHere() != null) {
            blocked--;
        }
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        Objects.requireNonNull(blocker);
        ForkJoinPool pool = ForkJoinTask.getPool();
        if (pool == null || blocker.isReleasable()) {
            awaitRelease(blocker);
            return;
        }
        pool.replaceWorker();
        pool.block();
        try {
            awaitRelease(blocker);
        } finally {
            pool.unblock();
        }
    }

    /** Runs queued asynchronous completions, while there are some, instead of waiting. For the JDK's publishers. */
    static void helpAsyncBlocker(Executor executor, ManagedBlocker blocker) {
        if (executor instanceof ForkJoinPool) {
            ForkJoinTask<?> task;
            while (!blocker.isReleasable() && (task = ((ForkJoinPool) executor).pollAsync()) != null) {
                task.doExec();
            }
        }
    }

    @Atomic
    private ForkJoinTask<?> pollAsync() {
        for (int i = 0; i < queue.size(); i++) {
            if (queue.get(i).task instanceof CompletableFuture.AsynchronousCompletionTask) {
                return take(i);
            }
        }
        return null;
    }

    private static void awaitRelease(ManagedBlocker blocker) throws InterruptedException {
        while (!blocker.isReleasable() && !blocker.block()) {
            continue;
        }
    }

    // ---- taking tasks from outside --------------------------------------------------------------------------------

    private <T> ForkJoinTask<T> take(ForkJoinTask<T> task) {
        Objects.requireNonNull(task);
        Thread thread = ownerHere();
        push(task, thread != null && ((ForkJoinWorkerThread) thread).pool == this);
        return task;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return take(task).join();
    }

    public void execute(ForkJoinTask<?> task) {
        take(task);
    }

    @Override
    public void execute(Runnable task) {
        execute(task instanceof ForkJoinTask ? (ForkJoinTask<?>) task : new ForkJoinTask.Executed(task));
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return take(task);
    }

    @Override
    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return take(ForkJoinTask.adapt(task));
    }

    @Override
    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return take(ForkJoinTask.adapt(task, result));
    }

    @Override
    @SuppressWarnings("unchecked")
    public ForkJoinTask<?> submit(Runnable task) {
        Objects.requireNonNull(task);
        return take(task instanceof ForkJoinTask ? (ForkJoinTask<Void>) task : (ForkJoinTask<Void>) ForkJoinTask.adapt(task));
    }

    public <T> ForkJoinTask<T> externalSubmit(ForkJoinTask<T> task) {
        push(Objects.requireNonNull(task), false);
        return task;
    }

    public <T> ForkJoinTask<T> lazySubmit(ForkJoinTask<T> task) {
        return take(task);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new ForkJoinTask.Adapted<>(runnable, Executors.callable(runnable, value));
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new ForkJoinTask.Adapted<>(callable, Objects.requireNonNull(callable));
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        try {
            for (Callable<T> task : tasks) {
                futures.add(take(ForkJoinTask.adapt(task)));
            }
            for (int i = futures.size() - 1; i >= 0; i--) {
                ((ForkJoinTask<?>) futures.get(i)).quietlyJoin();
            }
            return futures;
        } catch (Throwable failure) {
            for (Future<T> future : futures) {
                future.cancel(true);
            }
            throw failure;
        }
    }

    // ---- figures --------------------------------------------------------------------------------------------------

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    @Atomic
    public int getParallelism() {
        return parallelism;
    }

    @Atomic
    public int setParallelism(int size) {
        if (size < 1 || size > MOST_WORKERS) {
            throw new IllegalArgumentException();
        }
        int old = parallelism;
        parallelism = size;
        return old;
    }

    public static int getCommonPoolParallelism() {
        return common.getParallelism();
    }

    @Atomic
    public int getPoolSize() {
        return workers;
    }

    public boolean getAsyncMode() {
        return async;
    }

    @Atomic
    public int getRunningThreadCount() {
        return workers - Wait.waiting(queue) - blocked;
    }

    @Atomic
    public int getActiveThreadCount() {
        return workers - Wait.waiting(queue);
    }

    @Atomic
    public boolean isQuiescent() {
        return queue.isEmpty() && Wait.waiting(queue) == workers;
    }

    /** An estimate as documented, a poor one: a count of the past would only tell equal states apart. */
    public long getStealCount() {
        return 0;
    }

    private int queued(boolean submissions) {
        int count = 0;
        for (Queued queued : queue) {
            if ((queued.owner == null) == submissions) {
                count++;
            }
        }
        return count;
    }

    @Atomic
    public long getQueuedTaskCount() {
        return queued(false);
    }

    @Atomic
    public int getQueuedSubmissionCount() {
        return queued(true);
    }

    @Atomic
    public boolean hasQueuedSubmissions() {
        return queued(true) > 0;
    }

    @Atomic
    protected ForkJoinTask<?> pollSubmission() {
        for (int i = 0; i < queue.size(); i++) {
            if (queue.get(i).owner == null) {
                return take(i);
            }
        }
        return null;
    }

    @Atomic
    protected int drainTasksTo(Collection<? super ForkJoinTask<?>> c) {
        int drained = 0;
        for (; !queue.isEmpty(); drained++) {
            c.add(take(0));
        }
        return drained;
    }

    @Override
    @Atomic
    public String toString() {
        String level = state == TERMINATED ? "Terminated" : state == STOP ? "Terminating" : state == SHUTDOWN ? "Shutting down" : "Running";
        return super.toString() + "[" + level + ", parallelism = " + parallelism + ", size = " + workers + ", active = " + getActiveThreadCount()
                + ", running = " + getRunningThreadCount() + ", steals = " + getStealCount() + ", tasks = " + queued(false)
                + ", submissions = " + queued(true) + "]";
    }

    // ---- the end --------------------------------------------------------------------------------------------------

    @Override
    @Atomic
    public void shutdown() {
        if (this != common && state == RUNNING) {
            state = SHUTDOWN;
            if (isQuiescent()) {
                stop();
            }
        }
    }

    @Override
    @Atomic
    public List<Runnable> shutdownNow() {
        if (this != common && state < STOP) {
            while (!queue.isEmpty()) {
                take(0).cancel(false);
            }
            for (Thread thread : threads) {
                thread.interrupt();
            }
            stop();
        }
        return Collections.emptyList();
    }

    @Override
    @Atomic
    public boolean isTerminated() {
        return state == TERMINATED;
    }

    @Atomic
    public boolean isTerminating() {
        return state == STOP;
    }

    @Override
    @Atomic
    public boolean isShutdown() {
        return state >= SHUTDOWN;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        Pause.checkInterrupt();
        if (this == common) {
            awaitQuiescence(timeout, unit);
            return false;
        }
        return awaitEnd(unit.toNanos(timeout));
    }

    @Atomic
    private boolean awaitEnd(long nanos) throws InterruptedException {
        // Test and sleep are one step; the last worker to end wakes all.
        while (state != TERMINATED) {
            if (nanos <= 0) {
                return false;
            }
            nanos = Pause.onGate(this, nanos);
        }
        return true;
    }

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        long nanos = unit.toNanos(timeout);
        if (ForkJoinTask.getPool() == this) {
            helpQuiesce();
            return true;
        }
        return awaitIdle(nanos);
    }

    @Atomic
    private boolean awaitIdle(long nanos) {
        long deadline = Clock.nanos() + nanos;
        // Test and sleep are one step; the last worker to become idle wakes all.
        while (!isQuiescent() && !(workers == 0 && queue.isEmpty())) {
            if (nanos <= 0 || Wait.on(this, false, nanos) == Wait.TIMED_OUT) {
                return isQuiescent();
            }
            nanos = deadline - Clock.nanos();
        }
        return true;
    }

    @Override
    public void close() {
        if (this != common) {
            super.close();
        }
    }
}
