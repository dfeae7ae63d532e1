// verdict: none
// races: race
import java.util.concurrent.locks.LockSupport;

/** A park that ends by itself orders nothing. */
public class RaceParkTimed {
    private static int data;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            LockSupport.parkNanos(1);
            int seen = data;
        });
        thread.start();
        data = 1;
        LockSupport.unpark(thread);
    }
}
