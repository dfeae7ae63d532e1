// outcome: InterruptedException
// outcome: open+
import java.util.concurrent.*;

/** Interrupted, and then the latch opens: either ends await. */
public class InterruptOrLatch {
    private static final CountDownLatch latch = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            latch.await();
            return "open";
        }).asleep();
        sleeper.interrupt();
        latch.countDown();
        System.out.println(sleeper.result());
    }
}
