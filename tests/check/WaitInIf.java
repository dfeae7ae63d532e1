// verdict: none
// with --spurious-wakeups: assertion
// with --spurious-wakeups --property deadlock: none
/** Waits in an if where it should be a while: right only as long as nobody wakes up for no reason. */
public class WaitInIf {
    private static boolean ready;

    public static void main(String[] arguments) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
            }
        }).start();
        synchronized (lock) {
            if (!ready) {
                lock.wait();
            }
            assert ready;
        }
    }
}
