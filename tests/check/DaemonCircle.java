// verdict: none
// with --property daemon-deadlock: daemon-deadlock
// with --property deadlock,daemon-deadlock: daemon-deadlock
/** Daemon threads that wait for each other keep nobody waiting: the program ends with 0 all the same. */
public class DaemonCircle {
    private static void start(Object first, Object second) {
        Thread thread = new Thread(() -> {
            synchronized (first) {
                synchronized (second) {
                }
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    public static void main(String[] arguments) {
        Object one = new Object(), other = new Object();
        start(one, other);
        start(other, one);
        Thread.yield();
    }
}
