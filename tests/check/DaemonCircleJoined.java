// verdict: deadlock
/** The first thread wants a lock that a thread of the circle holds, or waits for its end. */
public class DaemonCircleJoined {
    private static Thread start(Object first, Object second) {
        Thread thread = new Thread(() -> {
            synchronized (first) {
                synchronized (second) {
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Object one = new Object(), other = new Object();
        start(one, other);
        start(other, one).join();
    }
}
