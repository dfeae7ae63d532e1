// verdict: none
// with --spurious-wakeups: assertion
import clew.Verify;

/** A thread may wake up for no reason between two steps of the only thread that can run. */
public class AwakeBetween {
    private static final Object lock = new Object();
    private static volatile boolean inside;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            assert !inside : "awake in between";
        });
        thread.setDaemon(true);
        thread.start();
        Verify.ignoreIf(thread.getState() != Thread.State.WAITING);
        inside = true;
        inside = false;
    }
}
