/** A thread that lets another run, by leaving a monitor, must let it run before its next visible operation. */
public class Released {
    static int x, seen = -1;
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread other;
        synchronized (lock) {
            other = new Thread(() -> {
                synchronized (lock) {
                    seen = x;
                }
            });
            other.start();
            Thread.yield();
        }
        x = 1;
        x = 2;
        other.join();
        System.out.println(seen);
    }
}
