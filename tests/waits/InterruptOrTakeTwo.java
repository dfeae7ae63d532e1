// outcome: InterruptedException [] a
// outcome: InterruptedException [a] a
// outcome: deadlock
import java.util.concurrent.*;

/** Two consumers, the first is interrupted, and one element comes: somebody gets it unless both throw. */
public class InterruptOrTakeTwo {
    private static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(2);

    public static void main(String[] arguments) throws Exception {
        Sleeper one = new Sleeper(queue::take).asleep(), other = new Sleeper(queue::take).asleep();
        one.interrupt();
        queue.put("a");
        String first = one.result() + " " + queue + " ";
        System.out.println(first + other.result());
    }
}
