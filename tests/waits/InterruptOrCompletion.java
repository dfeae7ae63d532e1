// outcome: InterruptedException
// outcome: done+
import java.util.concurrent.*;

/** A completable future that is completed and an interrupt: either ends get. */
public class InterruptOrCompletion {
    private static final CompletableFuture<String> future = new CompletableFuture<>();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(future::get).asleep();
        sleeper.interrupt();
        future.complete("done");
        System.out.println(sleeper.result());
    }
}
