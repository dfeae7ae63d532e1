// verdict: none
// races: race
import java.util.concurrent.atomic.AtomicInteger;

/** The turn is given on before the field is written. */
public class RaceAtomicTooEarly {
    private static final AtomicInteger TURN = new AtomicInteger();
    private static int data;

    public static void main(String[] arguments) {
        Runnable work = () -> {
            if (TURN.compareAndSet(0, 1)) {
                TURN.set(0);
                data++;
            }
        };
        new Thread(work).start();
        work.run();
    }
}
