// verdict: deadlock
// with --property daemon-deadlock: daemon-deadlock
/** A user thread that wants a lock of the circle makes it a deadlock, though the first thread can go on. */
public class DaemonCircleEntered {
    private static volatile int turns;

    private static void start(Object first, Object second, boolean daemon) {
        Thread thread = new Thread(() -> {
            synchronized (first) {
                synchronized (second) {
                }
            }
        });
        thread.setDaemon(daemon);
        thread.start();
    }

    public static void main(String[] arguments) {
        Object one = new Object(), other = new Object();
        start(one, other, true);
        start(other, one, true);
        start(new Object(), one, false);
        turns = 1;
    }
}
