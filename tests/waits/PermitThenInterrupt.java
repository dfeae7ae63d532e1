// outcome: InterruptedException acquired
// outcome: deadlock
import java.util.concurrent.*;

/** One permit, two that wait, and an interrupt of the first: the second gets the permit if the first does not. */
public class PermitThenInterrupt {
    private static final Semaphore semaphore = new Semaphore(0);

    private static Sleeper sleeper() {
        return new Sleeper(() -> {
            semaphore.acquire();
            return "acquired";
        }).asleep();
    }

    public static void main(String[] arguments) throws Exception {
        Sleeper one = sleeper(), other = sleeper();
        semaphore.release();
        one.interrupt();
        String first = one.result() + " ";
        System.out.println(first + other.result());
    }
}
