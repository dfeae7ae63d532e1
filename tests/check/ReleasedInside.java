// verdict: assertion
/** A wait lets others into the region that a lock protects. */
public class ReleasedInside {
    private static final Object lock = new Object();
    private static int value;

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                value++;
                lock.notify();
            }
        });
        synchronized (lock) {
            thread.start();
            int before = value;
            lock.wait(1);
            assert value == before : "another thread was inside";
        }
    }
}
