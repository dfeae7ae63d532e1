// verdict: deadlock
/** Two threads in a circle of locks, while a third goes on for ever. */
public class TwoLocksAndOthers {
    public static void main(String[] arguments) {
        Object x = new Object(), y = new Object();
        new Thread(() -> both(x, y), "left").start();
        new Thread(() -> both(y, x), "right").start();
        new Thread(() -> {
            while (true) {
                Thread.yield();
            }
        }, "busy").start();
    }

    private static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                return;
            }
        }
    }
}
