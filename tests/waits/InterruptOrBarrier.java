// outcome: 1+ 0
// outcome: InterruptedException broken
import java.util.concurrent.*;

/** The last party and an interrupt: the barrier is passed by both, or broken for both. */
public class InterruptOrBarrier {
    private static final CyclicBarrier barrier = new CyclicBarrier(2);

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> barrier.await()).asleep();
        sleeper.interrupt();
        String index;
        try {
            index = "" + barrier.await();
        } catch (BrokenBarrierException exception) {
            index = "broken";
        }
        System.out.println(sleeper.result() + " " + index);
    }
}
