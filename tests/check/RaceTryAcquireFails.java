// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A tryAcquire that fails is not ordered after the acquire that makes it fail. */
public class RaceTryAcquireFails {
    private static int data;
    private static final Semaphore PERMITS = new Semaphore(1);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            PERMITS.acquireUninterruptibly();
        }).start();
        if (!PERMITS.tryAcquire()) {
            int seen = data;
        } else {
            PERMITS.release();
        }
    }
}
