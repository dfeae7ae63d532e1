// verdict: assertion
// with --clock-step 1000: assertion
// with --clock 5000 --clock-step 400: assertion
// with --clock-step 1000 --property deadlock: none
/** A sleep lets its time pass: a loop that sleeps until the clock shows some time ends. */
import java.util.concurrent.locks.LockSupport;

public class ClockLoop {
    public static void main(String[] arguments) throws InterruptedException {
        long end = System.currentTimeMillis() + 30, nanos = System.nanoTime() + 3_000_000_000L;
        while (System.currentTimeMillis() < end) {
            Thread.sleep(10);
        }
        while (System.nanoTime() < nanos) {
            LockSupport.parkNanos(nanos - System.nanoTime());
        }
        assert false;
    }
}
