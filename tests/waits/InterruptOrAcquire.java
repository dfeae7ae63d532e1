// outcome: InterruptedException acquired
// outcome: acquired+ acquired
// outcome: acquired acquired
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Of two that acquire interruptibly the first is interrupted after the release: the second acquires in any case. */
public class InterruptOrAcquire {
    private static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int ignored) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int ignored) {
            setState(0);
            return true;
        }
    }

    private static final Mutex mutex = new Mutex();

    private static Sleeper sleeper() {
        return new Sleeper(() -> {
            mutex.acquireInterruptibly(1);
            mutex.release(1);
            return "acquired";
        }).asleep();
    }

    public static void main(String[] arguments) throws Exception {
        mutex.acquire(1);
        Sleeper one = sleeper(), other = sleeper();
        mutex.release(1);
        one.interrupt();
        System.out.println(one.result() + " " + other.result());
    }
}
