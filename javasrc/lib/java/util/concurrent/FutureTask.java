package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Backstage;
import clew.internal.CallsOut;
import clew.internal.Gate;
import clew.internal.LetsGo;
import clew.internal.Pause;
import clew.internal.Unseen;
import clew.internal.Wait;
import java.util.Objects;

/** A task and its result; run once, or again and again by {@link #runAndReset}. */
public class FutureTask<V> implements RunnableFuture<V> {
    private static final int NEW = 0, NORMAL = 1, EXCEPTIONAL = 2, CANCELLED = 3;

    private volatile int state;
    private Callable<V> callable;           // null once done
    private Object outcome;
    private Thread runner;

    public FutureTask(Callable<V> callable) {
        this.callable = Objects.requireNonNull(callable);
    }

    public FutureTask(Runnable runnable, V result) {
        callable = Executors.callable(runnable, result);
    }

    /** To be called before something that tells more than {@link #get()} does: how far the task is. */
    private void askEnd() {
        Unseen.refute(this, Unseen.RELEASES | Unseen.TASKS);
    }

    @Override
    public boolean isCancelled() {
        askEnd();
        return state == CANCELLED;
    }

    @Override
    public boolean isDone() {
        askEnd();
        return state != NEW;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        askEnd();
        return end(CANCELLED, null, mayInterruptIfRunning);
    }

    private boolean end(int newState, Object newOutcome, boolean interrupt) {
        if (!changeState(newState, newOutcome, interrupt)) {
            return false;
        }
        done();
        return true;
    }

    /** No choice point unless several threads want to end the task, or somebody asks how far it is. */
    @Atomic
    @LetsGo
    private boolean changeState(int newState, Object newOutcome, boolean interrupt) {
        if (state != NEW) {
            askEnd();
            return false;
        }
        if (interrupt && runner != null) {
            runner.interrupt();
        }
        state = newState;
        outcome = newOutcome;
        callable = null;
        runner = null;      // nobody asks for it any more
        Wait.wakeAll(this);
        return true;
    }

    @Atomic
    private boolean awaitEnd(long nanos) throws InterruptedException {
        if (state == NEW) {
            Pause.checkInterrupt();
        }
        // Test and sleep are one step; whoever ends the task wakes all.
        while (state == NEW) {
            if (nanos <= 0) {
                return false;
            }
            nanos = Pause.onGate(this, nanos);
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    private V report() throws ExecutionException {
        switch (state) {
            case NORMAL:      return (V) outcome;
            case EXCEPTIONAL: throw new ExecutionException((Throwable) outcome);
            default:          throw new CancellationException();
        }
    }

    @Override
    @Atomic
    @CallsOut
    @Gate
    public V get() throws InterruptedException, ExecutionException {
        awaitEnd(Pause.FOREVER);
        return report();
    }

    @Override
    @Atomic
    @CallsOut
    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        askEnd();
        if (!awaitEnd(unit.toNanos(timeout))) {
            throw new TimeoutException();
        }
        return report();
    }

    @Override
    @Atomic
    @SuppressWarnings("unchecked")
    public V resultNow() {
        askEnd();
        switch (state) {
            case NORMAL:      return (V) outcome;
            case EXCEPTIONAL: throw new IllegalStateException("Task completed with exception");
            case CANCELLED:   throw new IllegalStateException("Task was cancelled");
            default:          throw new IllegalStateException("Task has not completed");
        }
    }

    @Override
    @Atomic
    public Throwable exceptionNow() {
        askEnd();
        switch (state) {
            case NORMAL:      throw new IllegalStateException("Task completed with a result");
            case EXCEPTIONAL: return (Throwable) outcome;
            case CANCELLED:   throw new IllegalStateException("Task was cancelled");
            default:          throw new IllegalStateException("Task has not completed");
        }
    }

    @Override
    public State state() {
        askEnd();
        switch (state) {
            case CANCELLED:   return State.CANCELLED;
            case EXCEPTIONAL: return State.FAILED;
            case NORMAL:      return State.SUCCESS;
            default:          return State.RUNNING;
        }
    }

    protected void done() {
    }

    protected void set(V v) {
        end(NORMAL, v, false);
    }

    protected void setException(Throwable t) {
        end(EXCEPTIONAL, t, false);
    }

    /** What the current thread has to call; null when the task is done or runs already. */
    @Atomic
    @Backstage
    private Callable<V> begin() {
        if (state != NEW || runner != null) {
            askEnd();
            return null;
        }
        runner = Thread.currentThread();
        return callable;
    }

    @Atomic
    private void finish() {
        runner = null;
    }

    @Override
    public void run() {
        Callable<V> task = begin();
        if (task == null) {
            return;
        }
        try {
            V result;
            try {
                result = task.call();
            } catch (Throwable failure) {
                setException(failure);
                return;
            }
            set(result);
        } finally {
            if (mayGoOn()) {
                finish();
            }
        }
    }

    /** Whether the task may have run and not be done: not if set and setException are those above. */
    private boolean mayGoOn() {
        return getClass() != FutureTask.class;
    }

    /** Runs without setting a result; false when that failed or the task was cancelled. */
    protected boolean runAndReset() {
        Callable<V> task = begin();
        if (task == null) {
            return false;
        }
        try {
            task.call();
            return state == NEW;
        } catch (Throwable failure) {
            setException(failure);
            return false;
        } finally {
            finish();
        }
    }

    @Override
    public String toString() {
        askEnd();
        String status;
        Callable<?> task = callable;
        switch (state) {
            case CANCELLED:   status = "[Cancelled]"; break;
            case EXCEPTIONAL: status = "[Completed exceptionally: " + outcome + "]"; break;
            case NORMAL:      status = "[Completed normally]"; break;
            default:          status = task == null ? "[Not completed]" : "[Not completed, task = " + task + "]";
        }
        return super.toString() + status;
    }
}
