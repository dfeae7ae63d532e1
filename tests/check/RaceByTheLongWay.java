// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicBoolean;

/** A shorter way leads to the same state, but there the lock has ordered the writes. */
public class RaceByTheLongWay {
    private static final AtomicBoolean flag = new AtomicBoolean();
    private static final Object lock = new Object();
    private static boolean passed;
    private static volatile int detour;
    private static int data;

    private static void takeDetour() {
        for (int i = 0; i < 5; i++)
            detour = 1;
        detour = 0;
    }

    private static boolean isSecond() {
        synchronized (lock) {
            return passed;
        }
    }

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            if (isSecond())
                takeDetour();
            flag.setOpaque(true);
        }).start();
        synchronized (lock) {
            passed = true;
        }
        if (flag.getOpaque())
            data = 2;
    }
}
