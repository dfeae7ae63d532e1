// outcome: InterruptedException []
// outcome: put+ [b]
import java.util.concurrent.*;

/** Interrupted, and then there is room: either ends put. */
public class InterruptOrPut {
    private static final BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] arguments) throws Exception {
        queue.put("a");
        Sleeper sleeper = new Sleeper(() -> {
            queue.put("b");
            return "put";
        }).asleep();
        sleeper.interrupt();
        queue.take();
        System.out.println(sleeper.result() + " " + queue);
    }
}
