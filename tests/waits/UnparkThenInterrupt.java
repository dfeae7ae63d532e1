// outcome: deadlock
// outcome: unparked+
import java.util.concurrent.locks.LockSupport;

/** A thread that was unparked and then interrupted returns from park, once or twice. */
public class UnparkThenInterrupt {
    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            LockSupport.park();
            String first = Thread.interrupted() ? "interrupted" : "unparked";
            LockSupport.park();
            return first;
        }).asleep();
        LockSupport.unpark(sleeper);
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
