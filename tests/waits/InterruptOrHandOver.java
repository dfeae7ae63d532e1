// outcome: InterruptedException false
// outcome: a+ true
import java.util.concurrent.*;

/** An element is handed over or not, whatever an interrupt does. */
public class InterruptOrHandOver {
    private static final SynchronousQueue<String> queue = new SynchronousQueue<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(queue::take).asleep();
        sleeper.interrupt();
        boolean offered = queue.offer("a");
        System.out.println(sleeper.result() + " " + offered);
    }
}
