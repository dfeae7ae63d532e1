// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicInteger;

/** Opaque accesses of an atomic variable order nothing else. */
public class RaceOpaque {
    private static int data;
    private static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] arguments) {
        new Thread(() -> {
            data = 1;
            FLAG.setOpaque(1);
        }).start();
        if (FLAG.getOpaque() == 1) {
            assert data == 1;
        }
    }
}
