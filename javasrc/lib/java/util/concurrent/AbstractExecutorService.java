package java.util.concurrent;

import clew.internal.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** Futures for an executor that has only execute. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<>(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<>(callable);
    }

    private <T> RunnableFuture<T> execute(RunnableFuture<T> task) {
        execute((Runnable) task);
        return task;
    }

    @Override
    public Future<?> submit(Runnable task) {
        return execute(newTaskFor(Objects.requireNonNull(task), null));
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return execute(newTaskFor(Objects.requireNonNull(task), result));
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return execute(newTaskFor(Objects.requireNonNull(task)));
    }

    /** Starts one task at a time, and the next whenever none is done; null when the time is over. */
    private <T> T any(Collection<? extends Callable<T>> tasks, boolean timed, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        int left = Objects.requireNonNull(tasks).size();
        if (left == 0) {
            throw new IllegalArgumentException();
        }
        long deadline = timed ? Clock.nanos() + nanos : 0;
        ArrayList<Future<T>> futures = new ArrayList<>(left);
        ExecutorCompletionService<T> service = new ExecutorCompletionService<>(this);
        Iterator<? extends Callable<T>> iterator = tasks.iterator();
        ExecutionException failure = null;
        try {
            futures.add(service.submit(iterator.next()));
            int active = 1;
            left--;
            while (active > 0) {
                Future<T> future = service.poll();
                if (future == null && left > 0) {
                    futures.add(service.submit(iterator.next()));
                    left--;
                    active++;
                    continue;
                }
                if (future == null && timed) {
                    future = service.poll(deadline - Clock.nanos(), TimeUnit.NANOSECONDS);
                    if (future == null) {
                        throw new TimeoutException();
                    }
                } else if (future == null) {
                    future = service.take();
                }
                active--;
                try {
                    return future.get();
                } catch (ExecutionException exception) {
                    failure = exception;
                } catch (RuntimeException exception) {
                    failure = new ExecutionException(exception);
                }
                if (active == 0 && left > 0) {
                    futures.add(service.submit(iterator.next()));
                    left--;
                    active++;
                }
            }
            throw failure;
        } finally {
            cancelAll(futures, 0);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return any(tasks, false, 0);
        } catch (TimeoutException impossible) {
            throw new Error(impossible);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return any(tasks, true, unit.toNanos(timeout));
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        try {
            for (Callable<T> task : tasks) {
                RunnableFuture<T> future = newTaskFor(task);
                futures.add(future);
                execute((Runnable) future);
            }
            for (Future<T> future : futures) {
                if (future.getClass() == FutureTask.class || !future.isDone()) {
                    try {
                        future.get();
                    } catch (CancellationException | ExecutionException ended) {
                        continue;
                    }
                }
            }
            return futures;
        } catch (Throwable failure) {
            cancelAll(futures, 0);
            throw failure;
        }
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout), deadline = Clock.nanos() + nanos;
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        int index = 0;
        try {
            for (Callable<T> task : tasks) {
                futures.add(newTaskFor(task));
            }
            for (int i = 0; i < futures.size(); i++) {
                if ((i == 0 ? nanos : deadline - Clock.nanos()) <= 0) {
                    cancelAll(futures, 0);
                    return futures;
                }
                execute((Runnable) futures.get(i));
            }
            for (; index < futures.size(); index++) {
                Future<T> future = futures.get(index);
                if (!future.isDone()) {
                    try {
                        future.get(deadline - Clock.nanos(), TimeUnit.NANOSECONDS);
                    } catch (CancellationException | ExecutionException ended) {
                        continue;
                    } catch (TimeoutException over) {
                        cancelAll(futures, index);
                        return futures;
                    }
                }
            }
            return futures;
        } catch (Throwable failure) {
            cancelAll(futures, 0);
            throw failure;
        }
    }

    private static <T> void cancelAll(List<Future<T>> futures, int from) {
        for (int i = from; i < futures.size(); i++) {
            futures.get(i).cancel(true);
        }
    }
}
