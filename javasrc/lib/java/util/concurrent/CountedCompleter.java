package java.util.concurrent;

import clew.internal.Atomic;

/** A task that is done when it has been completed once more often than its pending count says; then its completer is told. */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private static final long serialVersionUID = 5232453752276485070L;
    final CountedCompleter<?> completer;
    private volatile int pending;

    protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
        this.completer = completer;
        pending = initialPendingCount;
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this.completer = completer;
    }

    protected CountedCompleter() {
        completer = null;
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
        return true;
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final int getPendingCount() {
        return pending;
    }

    public final void setPendingCount(int count) {
        pending = count;
    }

    @Atomic
    public final void addToPendingCount(int delta) {
        pending += delta;
    }

    @Atomic
    public final boolean compareAndSetPendingCount(int expected, int count) {
        if (pending != expected) {
            return false;
        }
        pending = count;
        return true;
    }

    @Atomic
    public final int decrementPendingCountUnlessZero() {
        int count = pending;
        if (count != 0) {
            pending = count - 1;
        }
        return count;
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> root = this;
        while (root.completer != null) {
            root = root.completer;
        }
        return root;
    }

    public final void tryComplete() {
        complete(true);
    }

    public final void propagateCompletion() {
        complete(false);
    }

    private void complete(boolean callBack) {
        CountedCompleter<?> task = this, caller = this;
        while (task.decrementPendingCountUnlessZero() == 0) {
            if (callBack) {
                task.onCompletion(caller);
            }
            caller = task;
            task = task.completer;
            if (task == null) {
                caller.quietlyComplete();
                return;
            }
        }
    }

    @Override
    public void complete(T rawResult) {
        setRawResult(rawResult);
        onCompletion(this);
        quietlyComplete();
        if (completer != null) {
            completer.tryComplete();
        }
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) {
            return completer.firstComplete();
        }
        quietlyComplete();
        return null;
    }

    public final void quietlyCompleteRoot() {
        getRoot().quietlyComplete();
    }

    public final void helpComplete(int maxTasks) {
        ForkJoinPool pool = getPool();
        for (int i = 0; i < maxTasks && !isDone(); i++) {
            ForkJoinTask<?> task = (pool == null ? ForkJoinPool.common : pool).takeFor(this);
            if (task == null) {
                return;
            }
            task.doExec();
        }
    }

    /** An exception goes up to the completers that want it. */
    @Override
    boolean fail(Throwable exception) {
        boolean failed = failAlone(exception);
        CountedCompleter<?> task = this, caller = this;
        boolean goesOn = failed;
        while (goesOn && task.onExceptionalCompletion(exception, caller)) {
            caller = task;
            task = task.completer;
            goesOn = task != null && task.failAlone(exception);
        }
        return failed;
    }

    private boolean failAlone(Throwable exception) {
        return super.fail(exception);
    }

    @Override
    protected final boolean exec() {
        compute();
        return false;
    }

    @Override
    public T getRawResult() {
        return null;
    }

    @Override
    protected void setRawResult(T t) {
    }
}
