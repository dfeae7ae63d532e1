// verdict: exception
/** The same, with an exception. */
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class FutureInTime {
    public static void main(String[] arguments) {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().orTimeout(10, TimeUnit.SECONDS);
        new Thread(() -> future.complete(1)).start();
        future.join();
    }
}
