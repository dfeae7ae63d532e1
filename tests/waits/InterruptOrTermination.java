// outcome: InterruptedException
// outcome: false
// outcome: false+
// outcome: true+
import java.util.concurrent.*;

/** An executor terminates while one that awaits that is interrupted. */
public class InterruptOrTermination {
    private static final ExecutorService executor = Executors.newSingleThreadExecutor();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> executor.awaitTermination(10, TimeUnit.MILLISECONDS)).asleep();
        sleeper.interrupt();
        executor.shutdown();
        System.out.println(sleeper.result());
    }
}
