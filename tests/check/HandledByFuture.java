// verdict: none
// with --property handled-assertion: handled-assertion

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An assertion fails in a task, and nobody asks for its future. */
public class HandledByFuture {
    private static int count;

    public static void main(String[] arguments) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            assert count == 0;
        });
        count++;
        pool.shutdown();
    }
}
