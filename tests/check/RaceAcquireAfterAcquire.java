// verdict: none
// races: race
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Taking a permit is not ordered after another thread's taking one. */
public class RaceAcquireAfterAcquire {
    private static int data;
    private static final Semaphore PERMITS = new Semaphore(2);

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            data = 1;
            PERMITS.acquireUninterruptibly();
        }).start();
        PERMITS.acquire();
        int seen = data;
    }
}
