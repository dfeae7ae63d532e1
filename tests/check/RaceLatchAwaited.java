// verdict: none
// races: none
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** What is before every countDown is before the end of await, also of one that could time out. */
public class RaceLatchAwaited {
    private static int data;
    private static final CountDownLatch LATCH = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LATCH.countDown();
        }).start();
        if (LATCH.await(1, TimeUnit.SECONDS)) {
            assert data == 1;
        }
    }
}
