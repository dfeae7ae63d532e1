// verdict: deadlock
/** A lock that is mostly taken inside of another one, and once without it. */
public class InnerLockAlone {
    private static final Object outer = new Object(), inner = new Object();

    public static void main(String[] arguments) throws InterruptedException {
        Thread thread = new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                }
            }
        });
        thread.start();
        synchronized (outer) {
            synchronized (inner) {
            }
        }
        synchronized (inner) {
            synchronized (outer) {
            }
        }
        thread.join();
    }
}
