// verdict: none
// races: race
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Nobody waits for the task. */
public class RaceExecutorNoGet {
    private static int data;

    public static void main(String[] arguments) {
        ExecutorService executor = Executors.newFixedThreadPool(1);
        executor.submit(() -> data++);
        data++;
        executor.shutdown();
    }
}
