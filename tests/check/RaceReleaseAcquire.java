// verdict: none
// races: none
import java.util.concurrent.atomic.AtomicInteger;

/** A release is before the acquire that sees it. */
public class RaceReleaseAcquire {
    private static int data;
    private static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            FLAG.setRelease(1);
        }).start();
        if (FLAG.compareAndExchangeAcquire(1, 2) == 1) {
            assert data == 1;
        }
    }
}
