// verdict: none
// races: none
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A tryAcquire that succeeds is ordered after the release. */
public class RaceTryAcquireAfterRelease {
    private static int data;
    private static final Semaphore PERMITS = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            PERMITS.release();
        }).start();
        if (PERMITS.tryAcquire()) {
            assert data == 1;
        }
    }
}
