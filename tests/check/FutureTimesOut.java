// verdict: assertion
/** A future may be completed by its time, or by who has the value. */
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class FutureTimesOut {
    public static void main(String[] arguments) {
        CompletableFuture<Integer> future = new CompletableFuture<Integer>().completeOnTimeout(2, 10, TimeUnit.SECONDS);
        new Thread(() -> future.complete(1)).start();
        int value = future.join();
        assert value == 1;
    }
}
