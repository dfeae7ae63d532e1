package java.util.concurrent;

/** A thread of a fork/join pool; a daemon. */
public class ForkJoinWorkerThread extends Thread {
    final ForkJoinPool pool;
    private final int index;

    protected ForkJoinWorkerThread(ForkJoinPool pool) {
        this(null, pool, false);
    }

    protected ForkJoinWorkerThread(ThreadGroup group, ForkJoinPool pool, boolean preserveThreadLocals) {
        this(group, pool, pool.nextWorkerIndex());
    }

    private ForkJoinWorkerThread(ThreadGroup group, ForkJoinPool pool, int index) {
        super(group, null, pool.workerNamePrefix() + (index + 1));
        this.pool = pool;
        this.index = index;
        setDaemon(true);
        if (pool.getUncaughtExceptionHandler() != null) {
            setUncaughtExceptionHandler(pool.getUncaughtExceptionHandler());
        }
    }

    public ForkJoinPool getPool() {
        return pool;
    }

    public int getPoolIndex() {
        return index;
    }

    protected void onStart() {
    }

    protected void onTermination(Throwable exception) {
    }

    @Override
    public void run() {
        Throwable failure = null;
        try {
            onStart();
            pool.work(this);
        } catch (Throwable exception) {
            failure = exception;
        }
        try {
            onTermination(failure);
        } catch (Throwable exception) {
            failure = failure == null ? exception : failure;
        } finally {
            pool.workerEnded();
        }
        if (failure != null) {
            ForkJoinTask.rethrow(failure);
        }
    }
}
