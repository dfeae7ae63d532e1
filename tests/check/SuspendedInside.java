// verdict: deadlock
/** A thread is suspended in the middle of a region where all is protected by its lock. */
public class SuspendedInside {
    private static final Object lock = new Object();
    private static int value;

    public static void main(String[] arguments) {
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                value = 1;
                value = 2;
            }
        });
        thread.start();
        thread.suspend();
        synchronized (lock) {
            value = 3;
        }
        thread.resume();
    }
}
