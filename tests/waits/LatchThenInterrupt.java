// outcome: InterruptedException
// outcome: open
// outcome: open+
import java.util.concurrent.*;

/** The latch opens, and then comes an interrupt before the waiter has seen that. */
public class LatchThenInterrupt {
    private static final CountDownLatch latch = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            latch.await();
            return "open";
        }).asleep();
        latch.countDown();
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
