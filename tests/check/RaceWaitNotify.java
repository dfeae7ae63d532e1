// verdict: none
// races: none
/** A field is passed on by wait and notify. */
public class RaceWaitNotify {
    private static final Object LOCK = new Object();
    private static boolean ready;
    private static int data;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            data = 1;
            synchronized (LOCK) {
                ready = true;
                LOCK.notifyAll();
            }
        }).start();
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait();
            }
        }
        assert data == 1;
    }
}
