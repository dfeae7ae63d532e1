// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Counting down is not ordered after another thread's counting down. */
public class RaceLatchCountDowns {
    private static int data;
    private static final CountDownLatch LATCH = new CountDownLatch(2);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            LATCH.countDown();
        }).start();
        LATCH.countDown();
        int seen = data;
    }
}
