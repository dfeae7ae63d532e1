package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Backstage;
import clew.internal.CallsOut;
import clew.internal.Gate;
import clew.internal.Pause;
import clew.internal.Unseen;
import clew.internal.Wait;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An executor with a queue and a number of worker threads between two bounds. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final int RUNNING = 0, SHUTDOWN = 1, STOP = 2, TIDYING = 3, TERMINATED = 4;

    private int state;
    private int workerCount;                            // those that exist and those about to be made
    private final Members<Worker> workers = new Members<>();
    private final BlockingQueue<Runnable> workQueue;
    private int corePoolSize, maximumPoolSize, largestPoolSize;
    private long keepAliveTime;                         // nanoseconds
    private boolean allowCoreThreadTimeOut;
    private long completedTaskCount;
    private ThreadFactory threadFactory;
    private RejectedExecutionHandler handler;
    /** Whether the program may look into the queue, and can tell a task that was queued and taken back from one that was rejected at once. */
    private boolean queueIsKnown;
    private final boolean queueWasGiven;                // by the program
    /** Whether all code is the library's that sees what workers do between two tasks: no hooks, no factory, no queue of the program's. */
    private final boolean isPlain;

    /** What nextTask returns to a worker that is none any more: the last one of a pool that is to terminate, or another. */
    private static final Runnable LAST = () -> { }, GONE = () -> { };

    /** Makes threads that do nothing besides what they are made for. */
    interface PlainThreads extends ThreadFactory {
    }

    /** A thread of the pool, and the task it was made for. */
    private final class Worker implements Runnable {
        Thread thread;
        Runnable firstTask;
        boolean busy;

        Worker(Runnable firstTask) {
            this.firstTask = firstTask;
        }

        @Override
        public void run() {
            work(this);
        }
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(), new AbortPolicy());
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
                              ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, new AbortPolicy());
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
                              RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
                              ThreadFactory threadFactory, RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, handler, true);
    }

    private ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
                               ThreadFactory threadFactory, RejectedExecutionHandler handler, boolean queueWasGiven) {
        if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize || keepAliveTime < 0) {
            throw new IllegalArgumentException();
        }
        this.corePoolSize = corePoolSize;
        this.maximumPoolSize = maximumPoolSize;
        this.workQueue = Objects.requireNonNull(workQueue);
        this.keepAliveTime = unit.toNanos(keepAliveTime);
        this.threadFactory = Objects.requireNonNull(threadFactory);
        this.handler = Objects.requireNonNull(handler);
        this.queueWasGiven = this.queueIsKnown = queueWasGiven;
        isPlain = !queueWasGiven && getClass() == ThreadPoolExecutor.class && threadFactory instanceof PlainThreads;
    }

    /** With a queue that nobody else has. */
    ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, BlockingQueue<Runnable> workQueue, long keepAliveNanos, ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveNanos, TimeUnit.NANOSECONDS, workQueue, threadFactory, new AbortPolicy(), false);
    }

    // ---- taking tasks ---------------------------------------------------------------------------------------------

    @Override
    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        int first = executeAtOnce(command);
        if (first != DONE) {
            execute(command, first == FEWER_THAN_CORE);
        }
    }

    private static final int DONE = 0, FEWER_THAN_CORE = 1, CORE = 2;

    /** The whole of execute as one step, if nobody can see what is in between; else its first step. */
    @Atomic
    @CallsOut
    private int executeAtOnce(Runnable command) {
        boolean fewer = workerCount < corePoolSize;
        if (queueIsKnown) {
            return fewer ? FEWER_THAN_CORE : CORE;
        }
        execute(command, fewer);
        return DONE;
    }

    private void execute(Runnable command, boolean hasFewerThanCore) {
        if (hasFewerThanCore && addWorker(command, true)) {
            return;
        }
        if (isRunning() && workQueue.offer(command)) {
            if (!isRunning() && remove(command)) {
                reject(command);
            } else if (hasNoWorker()) {
                addWorker(null, false);
            }
        } else if (!addWorker(command, false)) {
            reject(command);
        }
    }

    @Atomic
    private boolean hasFewerThanCore() {
        return workerCount < corePoolSize;
    }

    @Atomic
    private boolean hasNoWorker() {
        return workerCount == 0;
    }

    @Atomic
    final boolean isRunning() {
        return state == RUNNING;
    }

    final void reject(Runnable command) {
        handler.rejectedExecution(command, this);
    }

    /** One step, but for what a factory of the program's own does: a thread that is not started yet does nothing that others could see. */
    @Atomic
    @CallsOut
    private boolean addWorker(Runnable firstTask, boolean core) {
        if (!reserveWorker(firstTask, core)) {
            return false;
        }
        Worker worker = new Worker(firstTask);
        boolean started = false;
        try {
            worker.thread = threadFactory.newThread(worker);
            if (worker.thread != null && enlist(worker)) {
                worker.thread.start();
                started = true;
            }
        } finally {
            if (!started) {
                dismiss(worker);
                tryTerminate();
            }
        }
        return started;
    }

    @Atomic
    @CallsOut
    private boolean reserveWorker(Runnable firstTask, boolean core) {
        boolean needed = state == RUNNING || state == SHUTDOWN && firstTask == null && !workQueue.isEmpty();
        if (!needed || workerCount >= (core ? corePoolSize : maximumPoolSize)) {
            return false;
        }
        workerCount++;
        return true;
    }

    @Atomic
    private boolean enlist(Worker worker) {
        if (state > SHUTDOWN || state == SHUTDOWN && worker.firstTask != null) {
            return false;
        }
        if (worker.thread.isAlive()) {
            throw new IllegalThreadStateException();
        }
        workers.add(worker);
        largestPoolSize = Math.max(largestPoolSize, workers.size());
        return true;
    }

    @Atomic
    private void dismiss(Worker worker) {
        workers.remove(worker);
        workerCount--;
    }

    // ---- what workers do ------------------------------------------------------------------------------------------

    /** Whether nobody sees what workers do between two tasks: see {@link Backstage}. What looks into the executor calls {@link #look}. */
    private boolean isBackstage() {
        return isPlain && Unseen.holds(Unseen.TASKS);
    }

    /** To be called before what tells where workers are, or changes how they are made. */
    private void look() {
        if (isPlain) {
            Unseen.refute(this, Unseen.TASKS);
        }
    }

    /** How many tasks were completed. It is not counted until somebody asks: a pool whose task submits itself again has an end of states. */
    private long completed() {
        Unseen.demand(Unseen.TASKS);
        return completedTaskCount;
    }

    private void work(Worker worker) {
        boolean abrupt = true;
        Runnable task = null;
        try {
            while ((task = next(worker)) != null && task != LAST && task != GONE) {
                try {
                    runTask(task);
                } finally {
                    if (isBackstage()) {
                        endUnseen(worker, task);
                    } else {
                        endTask(worker, task);
                    }
                }
            }
            abrupt = false;
        } finally {
            if (abrupt || task == null) {
                exit(worker, abrupt);
            } else if (task == LAST) {
                tryTerminate();
            }
        }
    }

    private void runTask(Runnable task) {
        beforeExecute(Thread.currentThread(), task);
        try {
            task.run();
        } catch (Throwable failure) {
            afterExecute(task, failure);
            throw failure;
        }
        afterExecute(task, null);
    }

    private Runnable next(Worker worker) {
        if (!isBackstage()) {
            return nextTask(worker);
        }
        Runnable first = firstTask(worker);
        return first != null ? first : workQueue instanceof LinkedBlockingQueue ? nextInQueue(worker) : nextTask(worker);
    }

    /** The task that it was made for, if it has not had it yet. */
    @Atomic
    @Backstage
    private Runnable firstTask(Worker worker) {
        Runnable task = worker.firstTask;
        worker.firstTask = null;
        worker.busy = task != null;
        return task;
    }

    /**
     * The same as nextTask where tasks lie in a queue without a bound: a shutdown wakes who waits for them. Which of several workers gets
     * a task is open, so that each lets the others run before it takes one.
     */
    @Atomic
    @Backstage
    private Runnable nextInQueue(Worker worker) {
        for (boolean isTurn = maximumPoolSize == 1;;) {
            if (workQueue.isEmpty()) {
                if (state != RUNNING) {
                    workerCount--;
                    return strikeOff(worker, false) ? LAST : GONE;
                }
                Wait.on(workQueue, false, -1);
                isTurn = state == RUNNING;      // who was woken by a shutdown goes on in its step
            } else if (isTurn) {
                worker.busy = true;
                Thread.interrupted();
                return workQueue.poll();
            } else {
                Wait.letOthers();
                isTurn = true;
            }
        }
    }

    @Atomic
    @Backstage
    private void endUnseen(Worker worker, Runnable task) {
        endTask(worker, task);
    }

    /**
     * The worker's next task; null when it has to end, LAST or GONE if it is struck off already, as after a shutdown: then nobody can see
     * anything in between. A shutdown interrupts idle workers, so that they look again.
     */
    @Atomic
    @CallsOut
    private Runnable nextTask(Worker worker) {
        Runnable task = worker.firstTask;
        worker.firstTask = null;
        boolean timedOut = false;
        while (task == null) {
            if (state >= STOP || state == SHUTDOWN && workQueue.isEmpty()) {
                workerCount--;
                return strikeOff(worker, false) ? LAST : GONE;
            }
            boolean timed = allowCoreThreadTimeOut || workerCount > corePoolSize;
            if ((workerCount > maximumPoolSize || timed && timedOut) && (workerCount > 1 || workQueue.isEmpty())) {
                workerCount--;
                return !isBackstage() || workerCount < corePoolSize ? null : strikeOff(worker, false) ? LAST : GONE;
            }
            try {
                task = timed ? workQueue.poll(keepAliveTime, TimeUnit.NANOSECONDS) : workQueue.take();
                timedOut = task == null;
            } catch (InterruptedException look) {
                timedOut = false;
            }
        }
        worker.busy = true;
        if (state >= STOP) {
            worker.thread.interrupt();
        } else {
            Thread.interrupted();
        }
        return task;
    }

    @Atomic
    private void endTask(Worker worker, Runnable task) {
        worker.busy = false;
        if (!Unseen.holds(Unseen.TASKS) && isCompleted(task)) {
            completedTaskCount++;
        }
    }

    /** Whether a task that has run has completed execution, or will run again. */
    boolean isCompleted(Runnable task) {
        return true;
    }

    private void exit(Worker worker, boolean abrupt) {
        if (strikeOff(worker, abrupt)) {
            tryTerminate();
        }
        if (needsReplacement(abrupt)) {
            addWorker(null, false);
        }
    }

    /** Whether the pool has to terminate, as this was the last worker after a shutdown. */
    @Atomic
    @CallsOut
    private boolean strikeOff(Worker worker, boolean abrupt) {
        if (abrupt) {
            workerCount--;
        }
        workers.remove(worker);
        if (mustEnd() && workerCount > 0) {
            interruptIdle(true);
            return false;
        }
        return mustEnd();
    }

    /** Is it after a shutdown, and is there nothing left to do? */
    private boolean mustEnd() {
        return state == STOP || state == SHUTDOWN && workQueue.isEmpty();
    }

    @Atomic
    @CallsOut
    private boolean needsReplacement(boolean abrupt) {
        if (state >= STOP) {
            return false;
        }
        if (abrupt) {
            return true;
        }
        int least = allowCoreThreadTimeOut ? 0 : corePoolSize;
        if (least == 0 && !workQueue.isEmpty()) {
            least = 1;
        }
        return workerCount < least;
    }

    // ---- the end --------------------------------------------------------------------------------------------------

    /** To be called whenever the pool may have become empty after a shutdown. */
    final void tryTerminate() {
        if (isBackstage()) {
            terminateAtOnce();
        } else if (beginTermination()) {
            try {
                terminated();
            } finally {
                endTermination();
            }
        }
    }

    /** Where the program has no part in it. */
    @Atomic
    private void terminateAtOnce() {
        if (beginTermination()) {
            endTermination();
        }
    }

    @Atomic
    @CallsOut
    private boolean beginTermination() {
        boolean isIdle = state != RUNNING && workQueue.isEmpty();
        if (state == RUNNING || state >= TIDYING || state == SHUTDOWN && !isIdle) {
            return false;
        }
        if (workerCount > 0) {
            interruptIdle(true);
            return false;
        }
        state = TIDYING;
        return true;
    }

    @Atomic
    private void endTermination() {
        state = TERMINATED;
        Wait.wakeAll(this);
    }

    @Atomic
    private void interruptIdle(boolean onlyOne) {
        if (isBackstage() && workQueue instanceof LinkedBlockingQueue) {
            Wait.wakeAll(workQueue);
            return;
        }
        for (Worker worker : workers) {
            if (!worker.busy) {
                worker.thread.interrupt();
                if (onlyOne) {
                    return;
                }
            }
        }
    }

    @Override
    public void shutdown() {
        if (beginShutdown()) {
            onShutdown();
            tryTerminate();
        }
    }

    /** false: nothing is left to do, as the last worker will terminate the pool. */
    @Atomic
    private boolean beginShutdown() {
        state = Math.max(state, SHUTDOWN);
        interruptIdle(false);
        return workerCount == 0 || actsOnShutdown();
    }

    boolean actsOnShutdown() {
        return false;
    }

    void onShutdown() {
    }

    @Override
    public List<Runnable> shutdownNow() {
        look();
        List<Runnable> left = stop();
        tryTerminate();
        return left;
    }

    @Atomic
    @CallsOut
    private List<Runnable> stop() {
        state = Math.max(state, STOP);
        for (Worker worker : workers.toArray(new Worker[0])) {
            worker.thread.interrupt();
        }
        ArrayList<Runnable> left = new ArrayList<>();
        workQueue.drainTo(left);
        for (Runnable task : workQueue.toArray(new Runnable[0])) {
            if (workQueue.remove(task)) {
                left.add(task);
            }
        }
        return left;
    }

    @Override
    @Atomic
    public boolean isShutdown() {
        return state >= SHUTDOWN;
    }

    @Atomic
    final boolean isStopped() {
        return state >= STOP;
    }

    @Atomic
    public boolean isTerminating() {
        look();
        return state >= SHUTDOWN && state < TERMINATED;
    }

    @Override
    @Atomic
    public boolean isTerminated() {
        return state == TERMINATED;
    }

    /** As a timed wait may end at any moment, it waits in any case, unless there is no time. */
    @Override
    @Atomic
    @Gate
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        if (nanos <= 0 && Unseen.holds(Unseen.GATES)) {
            Wait.letOthers();
        }
        Pause.checkInterrupt();
        // Test and sleep are one step; endTermination wakes all.
        while (state < TERMINATED) {
            if (nanos <= 0) {
                return false;
            }
            nanos = Pause.onGate(this, nanos);
        }
        return true;
    }

    // ---- settings and figures -------------------------------------------------------------------------------------

    public void setThreadFactory(ThreadFactory threadFactory) {
        look();
        this.threadFactory = Objects.requireNonNull(threadFactory);
    }

    public ThreadFactory getThreadFactory() {
        return threadFactory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = Objects.requireNonNull(handler);
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    public void setCorePoolSize(int corePoolSize) {
        look();
        int more = changeCorePoolSize(corePoolSize);
        while (more-- > 0 && addWorker(null, true)) {
            if (workQueue.isEmpty()) {
                break;
            }
        }
    }

    /** Returns how many workers the queued tasks ask for now. */
    @Atomic
    @CallsOut
    private int changeCorePoolSize(int size) {
        if (size < 0 || maximumPoolSize < size) {
            throw new IllegalArgumentException();
        }
        int growth = size - corePoolSize;
        corePoolSize = size;
        if (workerCount > size) {
            interruptIdle(false);
        }
        return Math.min(growth, workQueue.size());
    }

    @Atomic
    public int getCorePoolSize() {
        return corePoolSize;
    }

    public boolean prestartCoreThread() {
        look();
        return hasFewerThanCore() && addWorker(null, true);
    }

    final void ensurePrestart() {
        if (hasFewerThanCore()) {
            addWorker(null, true);
        } else if (hasNoWorker()) {
            addWorker(null, false);
        }
    }

    public int prestartAllCoreThreads() {
        look();
        int started = 0;
        while (addWorker(null, true)) {
            started++;
        }
        return started;
    }

    @Atomic
    public boolean allowsCoreThreadTimeOut() {
        return allowCoreThreadTimeOut;
    }

    @Atomic
    public void allowCoreThreadTimeOut(boolean value) {
        look();
        if (value && keepAliveTime <= 0) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        if (value != allowCoreThreadTimeOut) {
            allowCoreThreadTimeOut = value;
            if (value) {
                interruptIdle(false);
            }
        }
    }

    @Atomic
    public void setMaximumPoolSize(int maximumPoolSize) {
        look();
        if (maximumPoolSize <= 0 || maximumPoolSize < corePoolSize) {
            throw new IllegalArgumentException();
        }
        this.maximumPoolSize = maximumPoolSize;
        if (workerCount > maximumPoolSize) {
            interruptIdle(false);
        }
    }

    @Atomic
    public int getMaximumPoolSize() {
        return maximumPoolSize;
    }

    @Atomic
    public void setKeepAliveTime(long time, TimeUnit unit) {
        look();
        if (time < 0) {
            throw new IllegalArgumentException();
        }
        if (time == 0 && allowCoreThreadTimeOut) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        long nanos = unit.toNanos(time);
        boolean shorter = nanos < keepAliveTime;
        keepAliveTime = nanos;
        if (shorter) {
            interruptIdle(false);
        }
    }

    @Atomic
    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAliveTime, TimeUnit.NANOSECONDS);
    }

    public BlockingQueue<Runnable> getQueue() {
        look();
        if (!queueWasGiven) {
            showQueue();
        }
        return workQueue;
    }

    @Atomic
    private void showQueue() {
        queueIsKnown = true;
    }

    final BlockingQueue<Runnable> queue() {
        return workQueue;
    }

    public boolean remove(Runnable task) {
        look();
        boolean removed = workQueue.remove(task);
        tryTerminate();
        return removed;
    }

    public void purge() {
        look();
        workQueue.removeIf(task -> task instanceof Future<?> && ((Future<?>) task).isCancelled());
        tryTerminate();
    }

    @Atomic
    public int getPoolSize() {
        look();
        return state >= TIDYING ? 0 : workers.size();
    }

    @Atomic
    public int getActiveCount() {
        look();
        int active = 0;
        for (Worker worker : workers) {
            if (worker.busy) {
                active++;
            }
        }
        return active;
    }

    @Atomic
    public int getLargestPoolSize() {
        look();
        return largestPoolSize;
    }

    @Atomic
    @CallsOut
    public long getTaskCount() {
        look();
        return completed() + getActiveCount() + workQueue.size();
    }

    @Atomic
    public long getCompletedTaskCount() {
        look();
        return completed();
    }

    @Override
    @Atomic
    @CallsOut
    public String toString() {
        look();
        String mode = state == RUNNING ? "Running" : state == TERMINATED ? "Terminated" : "Shutting down";
        return super.toString() + "[" + mode + ", pool size = " + workers.size() + ", active threads = " + getActiveCount()
                + ", queued tasks = " + workQueue.size() + ", completed tasks = " + completed() + "]";
    }

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    protected void terminated() {
    }

    // ---- what to do with tasks that find no place -----------------------------------------------------------------

    /** The caller runs the task. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                r.run();
            }
        }
    }

    /** An exception. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r.toString() + " rejected from " + e.toString());
        }
    }

    /** Nothing. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** The task takes the place of the oldest in the queue. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                e.queue().poll();
                e.execute(r);
            }
        }
    }
}
