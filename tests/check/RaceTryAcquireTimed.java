// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A timed tryAcquire that fails orders nothing, also after a release whose permit another has got. */
public class RaceTryAcquireTimed {
    private static int data;
    private static final Semaphore PERMITS = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            PERMITS.release();
            PERMITS.acquireUninterruptibly();
        }).start();
        if (!PERMITS.tryAcquire(1, TimeUnit.SECONDS)) {
            int seen = data;
        } else {
            PERMITS.release();
        }
    }
}
