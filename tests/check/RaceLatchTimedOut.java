// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** An await that ends by its time orders nothing. */
public class RaceLatchTimedOut {
    private static int data;
    private static final CountDownLatch LATCH = new CountDownLatch(2);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LATCH.countDown();
        }).start();
        if (!LATCH.await(1, TimeUnit.SECONDS)) {
            int seen = data;
        }
    }
}
