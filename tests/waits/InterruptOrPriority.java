// outcome: InterruptedException [a]
// outcome: a+ []
import java.util.concurrent.*;

/** A priority queue, too, loses no element by an interrupt. */
public class InterruptOrPriority {
    private static final BlockingQueue<String> queue = new PriorityBlockingQueue<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(queue::take).asleep();
        sleeper.interrupt();
        queue.put("a");
        System.out.println(sleeper.result() + " " + queue);
    }
}
