// verdict: none
// races: none
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Atomics pass on what was written before them; a compareAndSet decides who may write. */
public class RaceAtomic {
    private static final AtomicInteger TURN = new AtomicInteger();
    private static final AtomicReference<int[]> BOX = new AtomicReference<>();
    private static int data;

    public static void main(String[] arguments) {
        Runnable work = () -> {
            if (TURN.compareAndSet(0, 1)) {
                data++;
                TURN.set(0);
            }
        };
        new Thread(() -> {
            work.run();
            int[] made = {7};
            made[0]++;
            BOX.set(made);
        }).start();
        work.run();
        int[] seen = BOX.get();
        assert seen == null || seen[0] == 8;
    }
}
