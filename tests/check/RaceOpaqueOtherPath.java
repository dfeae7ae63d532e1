// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicBoolean;

/** Whether the lock orders the writes depends on who takes it first; the state after both have does not. */
public class RaceOpaqueOtherPath {
    private static final AtomicBoolean flag = new AtomicBoolean();
    private static final Object lock = new Object();
    private static int data;

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (lock) {
            }
            if (flag.getOpaque())
                data = 2;
        }).start();
        data = 1;
        synchronized (lock) {
        }
        flag.setOpaque(true);
    }
}
