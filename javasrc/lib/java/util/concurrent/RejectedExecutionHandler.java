package java.util.concurrent;

/** What to do with a task that a thread pool cannot take. */
public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable r, ThreadPoolExecutor executor);
}
