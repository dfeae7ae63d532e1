// verdict: none
/** The same with a timed wait: it ends some time, so nobody is stuck. */
public class TimedSignal {
    private static final Object lock = new Object();
    private static volatile boolean done;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            done = true;
            synchronized (lock) {
                lock.notifyAll();
            }
        }).start();
        if (!done) {
            synchronized (lock) {
                lock.wait(1000);
            }
        }
    }
}
