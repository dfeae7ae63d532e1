// verdict: none
// races: none
import java.util.concurrent.locks.LockSupport;

/** An unpark is before the end of the park that uses its permit. */
public class RacePark {
    private static int data;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            LockSupport.park();
            assert data == 1;
        });
        thread.start();
        data = 1;
        LockSupport.unpark(thread);
    }
}
