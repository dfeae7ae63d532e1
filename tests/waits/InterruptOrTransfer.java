// outcome: InterruptedException null
// outcome: transferred+ a
import java.util.concurrent.*;

/** An element is transferred or not, whatever an interrupt does. */
public class InterruptOrTransfer {
    private static final LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            queue.transfer("a");
            return "transferred";
        }).asleep();
        sleeper.interrupt();
        String taken = queue.poll();
        System.out.println(sleeper.result() + " " + taken);
    }
}
