// verdict: none
// races: race
/** As RaceWaitNotify, but the field is written after the notification. */
public class RaceNotifiedTooEarly {
    private static final Object LOCK = new Object();
    private static boolean ready;
    private static int data;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            synchronized (LOCK) {
                ready = true;
                LOCK.notifyAll();
            }
            data = 1;
        }).start();
        synchronized (LOCK) {
            while (!ready) {
                LOCK.wait();
            }
        }
        int seen = data;
    }
}
