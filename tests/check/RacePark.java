// verdict: none
// races: race
import java.util.concurrent.locks.LockSupport;

/** A park may end for no reason, and nothing says that the unpark is before its end. */
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
