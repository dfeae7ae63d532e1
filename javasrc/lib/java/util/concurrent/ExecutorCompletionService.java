package java.util.concurrent;

import java.util.Objects;

/** Runs tasks by an executor and queues their futures as they get done. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> completionQueue;

    /** What the executor runs: at its end, the task's future goes to the queue. */
    private static final class QueueingFuture<V> extends FutureTask<Void> {
        private final Future<V> task;
        private final BlockingQueue<Future<V>> queue;

        QueueingFuture(RunnableFuture<V> task, BlockingQueue<Future<V>> queue) {
            super(task, null);
            this.task = task;
            this.queue = queue;
        }

        @Override
        protected void done() {
            queue.add(task);
        }
    }

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
        this.executor = Objects.requireNonNull(executor);
        this.completionQueue = Objects.requireNonNull(completionQueue);
    }

    private Future<V> submit(RunnableFuture<V> task) {
        executor.execute(new QueueingFuture<>(task, completionQueue));
        return task;
    }

    @Override
    public Future<V> submit(Callable<V> task) {
        Objects.requireNonNull(task);
        return submit(executor instanceof AbstractExecutorService
                ? ((AbstractExecutorService) executor).newTaskFor(task) : new FutureTask<>(task));
    }

    @Override
    public Future<V> submit(Runnable task, V result) {
        Objects.requireNonNull(task);
        return submit(executor instanceof AbstractExecutorService
                ? ((AbstractExecutorService) executor).newTaskFor(task, result) : new FutureTask<>(task, result));
    }

    @Override
    public Future<V> take() throws InterruptedException {
        return completionQueue.take();
    }

    @Override
    public Future<V> poll() {
        return completionQueue.poll();
    }

    @Override
    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return completionQueue.poll(timeout, unit);
    }
}
