package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.CallsOut;
import clew.internal.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** A thread pool whose tasks run later, once or again and again. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    private static final AtomicLong SEQUENCER = new AtomicLong();

    private volatile boolean continueExistingPeriodicTasksAfterShutdown;
    private volatile boolean executeExistingDelayedTasksAfterShutdown = true;
    private volatile boolean removeOnCancel;

    /** The queue of the pool. */
    static class DelayedWorkQueue extends DelayedItems<Runnable> {
        @Override
        long delay(Object item) {
            return item instanceof ScheduledFutureTask ? ((ScheduledFutureTask<?>) item).left() : super.delay(item);
        }

        /** Before a task with this delay is added: see {@link Clock#chooseElapsed}. */
        @Atomic
        void elapse(long delay) {
            Object[] tasks = toArray();
            long[] left = new long[tasks.length];
            for (int i = 0; i < left.length; i++) {
                left[i] = delay(tasks[i]);
            }
            Arrays.sort(left);
            long nanos = Clock.chooseElapsed(left, delay);
            if (Clock.isKept()) {
                Clock.pass(nanos);
            } else {
                pass(nanos);
            }
        }

        /** Taken off all times, which so stay as they are to each other: repeated tasks come back to the same state. */
        @Override
        void pass(long nanos) {
            for (Object task : toArray()) {
                if (task instanceof ScheduledFutureTask) {
                    ((ScheduledFutureTask<?>) task).time -= nanos;
                }
            }
        }
    }

    /** A task with the time when it is due, and its period: 0 none, positive a rate, negative a delay between runs. */
    private final class ScheduledFutureTask<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        private final long sequence = SEQUENCER.getAndIncrement();
        private volatile long time;
        private final long period;
        private RunnableScheduledFuture<?> decorated = this;

        ScheduledFutureTask(Callable<V> callable, long time, long period) {
            super(callable);
            this.time = time;
            this.period = period;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        /** The same, for the executor itself. */
        private long left() {
            return time - Clock.nanos();
        }

        @Override
        public int compareTo(Delayed other) {
            if (other == this) {
                return 0;
            }
            if (other instanceof ScheduledFutureTask) {
                ScheduledFutureTask<?> task = (ScheduledFutureTask<?>) other;
                long difference = time - task.time;
                return difference < 0 ? -1 : difference > 0 || sequence >= task.sequence ? 1 : -1;
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        @Override
        public boolean isPeriodic() {
            return period != 0;
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            boolean cancelled = super.cancel(mayInterruptIfRunning);
            if (cancelled && removeOnCancel) {
                ScheduledThreadPoolExecutor.this.remove(decorated);
            }
            return cancelled;
        }

        @Override
        public void run() {
            if (!mayRun(this)) {
                cancel(false);
            } else if (!isPeriodic()) {
                super.run();
            } else if (runAndReset()) {
                time = period > 0 ? time + period : triggerTime(-period);
                enqueueAgain(decorated);
            }
        }
    }

    public ScheduledThreadPoolExecutor(int corePoolSize) {
        super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue());
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
        super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue(), threadFactory);
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue(), handler);
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10, TimeUnit.MILLISECONDS, new DelayedWorkQueue(), threadFactory, handler);
    }

    private long triggerTime(long delay) {
        long nanos = Math.min(Math.max(delay, 0), Long.MAX_VALUE >> 2);
        ((DelayedWorkQueue) queue()).elapse(nanos);
        return Clock.nanos() + nanos;
    }

    private boolean mayRun(RunnableScheduledFuture<?> task) {
        if (isRunning()) {
            return true;
        }
        return !isStopped() && (task.isPeriodic() ? continueExistingPeriodicTasksAfterShutdown
                : executeExistingDelayedTasksAfterShutdown || task.getDelay(TimeUnit.NANOSECONDS) <= 0);
    }

    private void enqueue(RunnableScheduledFuture<?> task) {
        if (isShutdown()) {
            reject(task);
            return;
        }
        queue().add(task);
        if (!mayRun(task) && remove(task)) {
            task.cancel(false);
        } else {
            ensurePrestart();
        }
    }

    private void enqueueAgain(RunnableScheduledFuture<?> task) {
        if (mayRun(task)) {
            queue().add(task);
            if (mayRun(task) || !remove(task)) {
                ensurePrestart();
                return;
            }
        }
        task.cancel(false);
    }

    private <V> ScheduledFuture<V> schedule(ScheduledFutureTask<V> task, RunnableScheduledFuture<V> decorated) {
        task.decorated = decorated;
        enqueue(decorated);
        return decorated;
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Runnable runnable, RunnableScheduledFuture<V> task) {
        return task;
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> callable, RunnableScheduledFuture<V> task) {
        return task;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        Objects.requireNonNull(unit);
        ScheduledFutureTask<Void> task = new ScheduledFutureTask<>(Executors.callable(command, null), triggerTime(unit.toNanos(delay)), 0);
        return schedule(task, decorateTask(command, task));
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        Objects.requireNonNull(unit);
        ScheduledFutureTask<V> task = new ScheduledFutureTask<>(callable, triggerTime(unit.toNanos(delay)), 0);
        return schedule(task, decorateTask(callable, task));
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
        Objects.requireNonNull(unit);
        return repeat(command, unit.toNanos(initialDelay), unit.toNanos(period), period);
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay, TimeUnit unit) {
        Objects.requireNonNull(unit);
        return repeat(command, unit.toNanos(initialDelay), -unit.toNanos(delay), delay);
    }

    private ScheduledFuture<?> repeat(Runnable command, long initialDelay, long period, long given) {
        Objects.requireNonNull(command);
        if (given <= 0) {
            throw new IllegalArgumentException();
        }
        ScheduledFutureTask<Void> task = new ScheduledFutureTask<>(Executors.callable(command, null), triggerTime(initialDelay), period);
        return schedule(task, decorateTask(command, task));
    }

    @Override
    public void execute(Runnable command) {
        schedule(command, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
        continueExistingPeriodicTasksAfterShutdown = value;
        if (!value && isShutdown()) {
            onShutdown();
        }
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return continueExistingPeriodicTasksAfterShutdown;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        executeExistingDelayedTasksAfterShutdown = value;
        if (!value && isShutdown()) {
            onShutdown();
        }
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return executeExistingDelayedTasksAfterShutdown;
    }

    public void setRemoveOnCancelPolicy(boolean value) {
        removeOnCancel = value;
    }

    public boolean getRemoveOnCancelPolicy() {
        return removeOnCancel;
    }

    /** Runs of a periodic task are not counted: the count would make each of them a new state. */
    @Override
    boolean isCompleted(Runnable task) {
        return !(task instanceof ScheduledFutureTask<?> scheduled && scheduled.isPeriodic() && !scheduled.isDone());
    }

    @Override
    boolean actsOnShutdown() {
        return true;
    }

    /** Takes out of the queue what is not to run after a shutdown. */
    @Override
    @Atomic
    @CallsOut
    void onShutdown() {
        for (Object item : queue().toArray()) {
            if (item instanceof RunnableScheduledFuture) {
                RunnableScheduledFuture<?> task = (RunnableScheduledFuture<?>) item;
                boolean keep = task.isPeriodic() ? continueExistingPeriodicTasksAfterShutdown
                        : executeExistingDelayedTasksAfterShutdown || task.getDelay(TimeUnit.NANOSECONDS) <= 0;
                if ((!keep || task.isCancelled()) && queue().remove(task)) {
                    task.cancel(false);
                }
            }
        }
        tryTerminate();
    }

    @Override
    public void shutdown() {
        super.shutdown();
    }

    @Override
    public List<Runnable> shutdownNow() {
        return super.shutdownNow();
    }

    @Override
    public BlockingQueue<Runnable> getQueue() {
        return super.getQueue();
    }
}
