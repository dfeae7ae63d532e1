// outcome: 1 0
// outcome: 1+ 0
import java.util.concurrent.*;

/** Who is interrupted after the barrier was passed returns normally. */
public class BarrierThenInterrupt {
    private static final CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> barrier.await()).asleep();
        int index = barrier.await();
        sleeper.interrupt();
        System.out.println(sleeper.result() + " " + index);
    }
}
