// outcome: InterruptedException [a]
// outcome: a+ []
import java.util.concurrent.*;

/** Interrupted, and then there is an element: either ends take, and the element is not lost. */
public class InterruptOrTake {
    private static final BlockingQueue<String> queue = new LinkedBlockingQueue<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(queue::take).asleep();
        sleeper.interrupt();
        queue.put("a");
        System.out.println(sleeper.result() + " " + queue);
    }
}
