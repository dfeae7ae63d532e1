package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Wait;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** A task for a fork/join pool. Who waits for a task runs it, if nobody has begun with it. */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
    private static final long serialVersionUID = -7721805057305804111L;
    private static final int NEW = 0, NORMAL = 1, CANCELLED = 2, EXCEPTIONAL = 3, STATE = 3;

    private volatile int status;            // the state in the lowest bits, the tag in the upper half
    private Failure failure;

    /** An exception, and the thread that it came from. */
    private static final class Failure {
        final Throwable exception;
        final Thread thread = Thread.currentThread();

        Failure(Throwable exception) {
            this.exception = exception;
        }
    }

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    private int progress() {
        return status & STATE;
    }

    // ---- running and ending ---------------------------------------------------------------------------------------

    @Atomic
    private boolean end(int newState, Throwable exception) {
        if (progress() != NEW) {
            return false;
        }
        status |= newState;
        failure = exception == null ? null : new Failure(exception);
        Wait.wakeAll(this);
        return true;
    }

    /** Runs the task unless it is done. */
    final void doExec() {
        if (progress() != NEW) {
            return;
        }
        boolean completed;
        try {
            completed = exec();
        } catch (Throwable exception) {
            fail(exception);
            return;
        }
        if (completed) {
            end(NORMAL, null);
        }
    }

    /** Ends the task with an exception; false when it was done. */
    boolean fail(Throwable exception) {
        return end(EXCEPTIONAL, exception);
    }

    /** Waits until the task is done, helping with queued work that it depends on; false: the time is over. */
    private boolean awaitDone(boolean interruptible, long nanos) throws InterruptedException {
        ForkJoinPool pool = getPool();
        if (pool == null) {
            pool = ForkJoinPool.common;
        }
        while (progress() == NEW) {
            if (interruptible) {
                Pause.checkInterrupt();
            }
            ForkJoinTask<?> help = pool.takeFor(this);
            if (help != null) {
                help.doExec();
                continue;
            }
            if (inForkJoinPool()) {
                pool.replaceWorker();
            }
            nanos = sleep(pool, interruptible, nanos);
            if (nanos <= 0) {
                return progress() != NEW;
            }
        }
        return true;
    }

    /** Sleeps until the task is done or there may be something to help with; returns what is left of the time. */
    @Atomic
    private long sleep(ForkJoinPool pool, boolean interruptible, long nanos) throws InterruptedException {
        // Test and sleep are one step; the end of the task wakes all, and so does each new subtask of it.
        if (progress() != NEW || pool.hasWorkFor(this)) {
            return nanos;
        }
        pool.block();
        try {
            if (interruptible) {
                return nanos <= 0 ? nanos : Pause.onGate(this, nanos);
            }
            Wait.on(this, false, -1);
            return nanos;
        } finally {
            pool.unblock();
        }
    }

    private void awaitDone() {
        try {
            awaitDone(false, Pause.FOREVER);
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public final ForkJoinTask<V> fork() {
        Thread thread = Thread.currentThread();
        if (thread instanceof ForkJoinWorkerThread) {
            ((ForkJoinWorkerThread) thread).pool.push(this, true);
        } else {
            ForkJoinPool.common.push(this, false);
        }
        return this;
    }

    public final V join() {
        awaitDone();
        return report();
    }

    public final V invoke() {
        doExec();
        awaitDone();
        return report();
    }

    private V report() {
        if (progress() == CANCELLED) {
            throw new CancellationException();
        }
        if (progress() == EXCEPTIONAL) {
            rethrow(thrown());
        }
        return getRawResult();
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void rethrow(Throwable exception) throws T {
        throw (T) exception;
    }

    /** The exception; one from another thread gets, where possible, a copy from here that has it as its cause. */
    private Throwable thrown() {
        Throwable exception = failure.exception;
        if (failure.thread == Thread.currentThread()) {
            return exception;
        }
        try {
            Constructor<?> plain = null;
            for (Constructor<?> constructor : exception.getClass().getConstructors()) {
                Class<?>[] types = constructor.getParameterTypes();
                if (types.length == 0) {
                    plain = constructor;
                } else if (types.length == 1 && types[0] == Throwable.class) {
                    return (Throwable) constructor.newInstance(exception);
                }
            }
            if (plain != null) {
                Throwable copy = (Throwable) plain.newInstance();
                copy.initCause(exception);
                return copy;
            }
        } catch (Exception cannotCopy) {
            return exception;
        }
        return exception;
    }

    @Override
    public final V get() throws InterruptedException, ExecutionException {
        awaitDone(true, Pause.FOREVER);
        return reportExecution();
    }

    @Override
    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!awaitDone(true, unit.toNanos(timeout))) {
            throw new TimeoutException();
        }
        return reportExecution();
    }

    private V reportExecution() throws ExecutionException {
        if (progress() == CANCELLED) {
            throw new CancellationException();
        }
        if (progress() == EXCEPTIONAL) {
            throw new ExecutionException(thrown());
        }
        return getRawResult();
    }

    public final void quietlyJoin() {
        awaitDone();
    }

    public final boolean quietlyJoin(long timeout, TimeUnit unit) throws InterruptedException {
        return awaitDone(true, unit.toNanos(timeout));
    }

    public final void quietlyInvoke() {
        doExec();
        awaitDone();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        if (t1 == null || t2 == null) {
            throw new NullPointerException();
        }
        invokeEach(List.of(t1, t2));
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        invokeEach(List.of(tasks));
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        if (tasks instanceof RandomAccess && tasks instanceof List) {
            invokeEach((List<? extends ForkJoinTask<?>>) tasks);
        } else {
            invokeEach(List.copyOf(tasks));
        }
        return tasks;
    }

    /** Forks all but the first, runs the first, joins the others; a failure cancels those not done. */
    private static void invokeEach(List<? extends ForkJoinTask<?>> tasks) {
        for (int i = tasks.size() - 1; i > 0; i--) {
            Objects.requireNonNull(tasks.get(i)).fork();
        }
        for (int i = 0; i < tasks.size(); i++) {
            ForkJoinTask<?> task = tasks.get(i);
            if (i == 0) {
                task.doExec();
            }
            task.awaitDone();
            if (task.isCompletedAbnormally()) {
                for (ForkJoinTask<?> other : tasks) {
                    other.cancel(false);
                }
                task.report();
            }
        }
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        end(CANCELLED, null);
        return isCancelled();
    }

    @Override
    public final boolean isDone() {
        return progress() != NEW;
    }

    @Override
    public final boolean isCancelled() {
        return progress() == CANCELLED;
    }

    public final boolean isCompletedAbnormally() {
        return progress() >= CANCELLED;
    }

    public final boolean isCompletedNormally() {
        return progress() == NORMAL;
    }

    public final Throwable getException() {
        return progress() == CANCELLED ? new CancellationException() : progress() == EXCEPTIONAL ? thrown() : null;
    }

    public void completeExceptionally(Throwable ex) {
        fail(ex instanceof RuntimeException || ex instanceof Error ? ex : new RuntimeException(ex));
    }

    public void complete(V value) {
        try {
            setRawResult(value);
        } catch (Throwable exception) {
            fail(exception);
            return;
        }
        end(NORMAL, null);
    }

    public final void quietlyComplete() {
        end(NORMAL, null);
    }

    @Atomic
    public void reinitialize() {
        status &= ~STATE;
        failure = null;
    }

    // ---- the pool that the current thread works for ---------------------------------------------------------------

    public static void helpQuiesce() {
        ForkJoinPool pool = getPool();
        (pool == null ? ForkJoinPool.common : pool).helpQuiesce();
    }

    public static ForkJoinPool getPool() {
        Thread thread = Thread.currentThread();
        return thread instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) thread).pool : null;
    }

    public static boolean inForkJoinPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread;
    }

    private static ForkJoinPool poolOrCommon() {
        ForkJoinPool pool = getPool();
        return pool == null ? ForkJoinPool.common : pool;
    }

    public boolean tryUnfork() {
        return poolOrCommon().remove(this);
    }

    public static int getQueuedTaskCount() {
        return poolOrCommon().ownTaskCount();
    }

    public static int getSurplusQueuedTaskCount() {
        return getQueuedTaskCount();
    }

    protected static ForkJoinTask<?> peekNextLocalTask() {
        return poolOrCommon().ownTask(false);
    }

    protected static ForkJoinTask<?> pollNextLocalTask() {
        return inForkJoinPool() ? poolOrCommon().ownTask(true) : null;
    }

    protected static ForkJoinTask<?> pollTask() {
        return inForkJoinPool() ? poolOrCommon().pollTask() : null;
    }

    protected static ForkJoinTask<?> pollSubmission() {
        return inForkJoinPool() ? poolOrCommon().pollSubmission() : null;
    }

    public final short getForkJoinTaskTag() {
        return (short) (status >> 16);
    }

    @Atomic
    public final short setForkJoinTaskTag(short newValue) {
        short old = getForkJoinTaskTag();
        status = newValue << 16 | status & 0xffff;
        return old;
    }

    @Atomic
    public final boolean compareAndSetForkJoinTaskTag(short expect, short update) {
        if (getForkJoinTaskTag() != expect) {
            return false;
        }
        setForkJoinTaskTag(update);
        return true;
    }

    // ---- adapters -------------------------------------------------------------------------------------------------

    public static ForkJoinTask<?> adapt(Runnable runnable) {
        return new Adapted<Void>(runnable, Executors.callable(runnable, null));
    }

    public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
        return new Adapted<>(runnable, Executors.callable(runnable, result));
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
        return new Adapted<>(callable, Objects.requireNonNull(callable));
    }

    public static <T> ForkJoinTask<T> adaptInterruptible(Callable<? extends T> callable) {
        return adapt(callable);
    }

    /** A task around a runnable or callable. */
    static final class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
        private final Object wrapped;
        private final Callable<? extends T> callable;
        private T result;

        Adapted(Object wrapped, Callable<? extends T> callable) {
            this.wrapped = wrapped;
            this.callable = callable;
        }

        @Override
        public T getRawResult() {
            return result;
        }

        @Override
        public void setRawResult(T value) {
            result = value;
        }

        @Override
        public boolean exec() {
            try {
                result = callable.call();
                return true;
            } catch (RuntimeException exception) {
                throw exception;
            } catch (Exception exception) {
                throw new RuntimeException(exception);
            }
        }

        @Override
        public void run() {
            invoke();
        }

        @Override
        public String toString() {
            return super.toString() + "[Wrapped task = " + wrapped + "]";
        }
    }

    /** What execute runs: nobody can ask for its exception, so the thread's handler gets it. */
    static final class Executed extends ForkJoinTask<Void> {
        private final Runnable runnable;

        Executed(Runnable runnable) {
            this.runnable = Objects.requireNonNull(runnable);
        }

        @Override
        public Void getRawResult() {
            return null;
        }

        @Override
        public void setRawResult(Void value) {
        }

        @Override
        public boolean exec() {
            runnable.run();
            return true;
        }

        @Override
        boolean fail(Throwable exception) {
            boolean failed = super.fail(exception);
            if (failed) {
                Thread thread = Thread.currentThread();
                thread.getUncaughtExceptionHandler().uncaughtException(thread, exception);
            }
            return failed;
        }
    }
}
