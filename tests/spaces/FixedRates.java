/** Two tasks at fixed rates that never end, side by side on two threads: however often they have run, there are finitely many states. */
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class FixedRates {
    static volatile int first, second;

    public static void main(String[] arguments) {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
        pool.scheduleAtFixedRate(() -> first ^= 1, 0, 1, TimeUnit.MILLISECONDS);
        pool.scheduleAtFixedRate(() -> second ^= 1, 0, 2, TimeUnit.MILLISECONDS);
    }
}
