package bench;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A task that submits itself again until it is told to stop, which happens only if it has begun early enough. The executor is as small
 * as can be: one that counts its tasks, such as those of the JDK, has no end of states.
 * Arguments: "fixed" stops it in any case.
 */
public final class Resubmit implements Executor {
    private final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private volatile boolean begun, stopped;

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    private void work() {
        try {
            while (!stopped)
                tasks.take().run();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void again() {
        begun = true;
        execute(this::again);
    }

    public static void main(String[] arguments) {
        Resubmit executor = new Resubmit();
        executor.execute(executor::again);
        Threads.startAll(new Thread(executor::work));
        if (executor.begun || Arguments.has(arguments, "fixed"))
            executor.stopped = true;
    }
}
