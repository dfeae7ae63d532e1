// outcome: deadlock
// outcome: interrupted
import java.util.concurrent.locks.LockSupport;

/** Interrupted or unparked, park returns, and the status stays. */
public class InterruptOrUnpark {
    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            LockSupport.park();
            String first = Thread.interrupted() ? "interrupted" : "unparked";
            LockSupport.park();
            return first;
        }).asleep();
        sleeper.interrupt();
        LockSupport.unpark(sleeper);
        System.out.println(sleeper.result());
    }
}
