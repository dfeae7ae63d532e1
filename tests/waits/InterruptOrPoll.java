// outcome: InterruptedException [a]
// outcome: a+ []
// outcome: null [a]
// outcome: null+ [a]
import java.util.concurrent.*;

/** A timed poll may end by its time, the interrupt or the element. */
public class InterruptOrPoll {
    private static final BlockingQueue<String> queue = new LinkedBlockingDeque<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> queue.poll(10, TimeUnit.MILLISECONDS)).asleep();
        sleeper.interrupt();
        queue.put("a");
        System.out.println(sleeper.result() + " " + queue);
    }
}
