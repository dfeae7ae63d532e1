// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicInteger;

/** What only acquires passes nothing on. */
public class RaceAcquireAlone {
    private static int data;
    private static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            FLAG.compareAndExchangeAcquire(0, 1);
        }).start();
        if (FLAG.get() == 1) {
            assert data == 1;
        }
    }
}
