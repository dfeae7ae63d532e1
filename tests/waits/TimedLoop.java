// outcome: false
// outcome: true

/** A loop that waits for a condition until a deadline of the clock ends by either. */
public class TimedLoop {
    private static final Object lock = new Object();
    private static boolean ready;

    private static boolean await(long nanos) throws InterruptedException {
        synchronized (lock) {
            long deadline = System.nanoTime() + nanos;
            while (!ready) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                lock.wait(left / 1_000_000, (int) (left % 1_000_000));
            }
            return true;
        }
    }

    public static void main(String[] arguments) throws Exception {
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notifyAll();
            }
        }).start();
        System.out.println(await(10_000_000));
    }
}
