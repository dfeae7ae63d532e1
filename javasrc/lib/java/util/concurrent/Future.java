package java.util.concurrent;

/** The result of a task, now or later. */
public interface Future<V> {
    boolean cancel(boolean mayInterruptIfRunning);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    /** How far a task has come. */
    enum State {
        RUNNING, SUCCESS, FAILED, CANCELLED
    }

    default V resultNow() {
        if (!isDone()) {
            throw new IllegalStateException("Task has not completed");
        }
        if (isCancelled()) {
            throw new IllegalStateException("Task was cancelled");
        }
        try {
            return finished();
        } catch (ExecutionException exception) {
            throw new IllegalStateException("Task completed with exception");
        }
    }

    default Throwable exceptionNow() {
        if (!isDone()) {
            throw new IllegalStateException("Task has not completed");
        }
        if (isCancelled()) {
            throw new IllegalStateException("Task was cancelled");
        }
        try {
            finished();
        } catch (ExecutionException exception) {
            return exception.getCause();
        }
        throw new IllegalStateException("Task completed with a result");
    }

    default State state() {
        if (!isDone()) {
            return State.RUNNING;
        }
        if (isCancelled()) {
            return State.CANCELLED;
        }
        try {
            finished();
            return State.SUCCESS;
        } catch (ExecutionException exception) {
            return State.FAILED;
        }
    }

    /** The result of a finished task; an interrupt is kept for later. */
    private V finished() throws ExecutionException {
        boolean interrupted = Thread.interrupted();
        try {
            for (;;) {
                try {
                    return get();
                } catch (InterruptedException exception) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
