// verdict: none
// races: none
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Submitting is before running, running before get. */
public class RaceExecutor {
    private static int data;

    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        data = 1;
        Future<?> first = executor.submit(() -> data++);
        first.get();
        data++;
        Future<Integer> second = executor.submit(() -> data);
        assert second.get() == 3;
        executor.shutdown();
    }
}
