package java.util.concurrent;

import clew.internal.Atomic;
import clew.internal.Pause;
import clew.internal.Wait;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An executor that starts a new thread for each task. */
class ThreadPerTaskExecutor extends AbstractExecutorService {
    private final ThreadFactory factory;
    private final Members<Thread> threads = new Members<>();
    private boolean shutdown;

    ThreadPerTaskExecutor(ThreadFactory factory) {
        this.factory = Objects.requireNonNull(factory);
    }

    /** For the JDK's Executors. */
    static ThreadPerTaskExecutor create(ThreadFactory factory) {
        return new ThreadPerTaskExecutor(factory);
    }

    @Override
    public void execute(Runnable task) {
        Objects.requireNonNull(task);
        Thread thread = factory.newThread(() -> {
            try {
                task.run();
            } finally {
                remove(Thread.currentThread());
            }
        });
        if (thread == null || !add(thread)) {
            throw new RejectedExecutionException();
        }
        boolean started = false;
        try {
            thread.start();
            started = true;
        } finally {
            if (!started) {
                remove(thread);
            }
        }
    }

    @Atomic
    private boolean add(Thread thread) {
        return !shutdown && threads.add(thread);
    }

    @Atomic
    private void remove(Thread thread) {
        threads.remove(thread);
        Wait.wakeAll(this);
    }

    @Override
    @Atomic
    public void shutdown() {
        shutdown = true;
        Wait.wakeAll(this);
    }

    @Override
    @Atomic
    public List<Runnable> shutdownNow() {
        shutdown();
        for (Thread thread : threads) {
            thread.interrupt();
        }
        return new ArrayList<>();
    }

    @Override
    @Atomic
    public boolean isShutdown() {
        return shutdown;
    }

    @Override
    @Atomic
    public boolean isTerminated() {
        return shutdown && threads.isEmpty();
    }

    @Override
    @Atomic
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        Pause.checkInterrupt();
        // Test and sleep are one step; the shutdown and the end of each thread wake all.
        while (!isTerminated()) {
            if (nanos <= 0) {
                return false;
            }
            nanos = Pause.onGate(this, nanos);
        }
        return true;
    }
}
