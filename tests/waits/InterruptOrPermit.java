// outcome: InterruptedException 1
// outcome: acquired+ 0
import java.util.concurrent.*;

/** A permit that comes with an interrupt is taken or left. */
public class InterruptOrPermit {
    private static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            semaphore.acquire();
            return "acquired";
        }).asleep();
        sleeper.interrupt();
        semaphore.release();
        System.out.println(sleeper.result() + " " + semaphore.availablePermits());
    }
}
