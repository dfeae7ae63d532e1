// verdict: none
// races: none
import java.util.concurrent.CountDownLatch;

/** Two threads hand their fields over through a latch. */
public class RaceLatch {
    private static int one, other;

    public static void main(String[] arguments) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(() -> {
            one = 1;
            latch.countDown();
        }).start();
        new Thread(() -> {
            other = 2;
            latch.countDown();
        }).start();
        latch.await();
        assert one + other == 3;
    }
}
