import clew.Verify;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task of an executor that submits itself again until it is told to stop, which may not happen. */
public class PoolAgain {
    static volatile boolean stopped;

    static void again(ExecutorService executor) {
        if (stopped)
            executor.shutdown();
        else
            executor.execute(() -> again(executor));
    }

    public static void main(String[] arguments) {
        ExecutorService executor = arguments.length == 0 ? Executors.newSingleThreadExecutor() : Executors.newFixedThreadPool(2);
        executor.execute(() -> again(executor));
        stopped = Verify.getBoolean();
    }
}
