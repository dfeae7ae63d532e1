// verdict: none
// with --property stuck: stuck
/** One thread never gives back the lock that another one wants. */
public class StuckAtLock {
    private static volatile int steps;

    public static void main(String[] arguments) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                while (true) {
                    steps = 1 - steps;
                }
            }
        }).start();
        synchronized (lock) {
            steps = 0;
        }
    }
}
