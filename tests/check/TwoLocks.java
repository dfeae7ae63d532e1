// verdict: deadlock
/** Two threads take two locks in opposite order. */
public class TwoLocks {
    public static void main(String[] arguments) {
        Object x = new Object(), y = new Object();
        new Thread(() -> both(x, y), "left").start();
        new Thread(() -> both(y, x), "right").start();
    }

    private static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                return;
            }
        }
    }
}
