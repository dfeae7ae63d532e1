// outcome: InterruptedException
// outcome: done+
import java.util.concurrent.*;

/** A future that is done and an interrupt: either ends get. */
public class InterruptOrFuture {
    private static final FutureTask<String> task = new FutureTask<>(() -> "done");

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(task::get).asleep();
        sleeper.interrupt();
        task.run();
        System.out.println(sleeper.result());
    }
}
