// verdict: none
// races: race
import java.util.concurrent.CountDownLatch;

/** As RaceLatch, but one thread counts down before it writes. */
public class RaceLatchCountsOne {
    private static int one, other;

    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            one = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            latch.countDown();
            other = 2;
        }).start();
        latch.await();
        int seen = one + other;
    }
}
