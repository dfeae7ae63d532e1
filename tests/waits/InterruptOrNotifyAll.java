// outcome: InterruptedException notified
// outcome: notified+ notified

/** All are notified: one whose interrupt came before may throw, the other returns. */
public class InterruptOrNotifyAll {
    private static final Object lock = new Object();

    private static Sleeper sleeper() {
        return new Sleeper(() -> {
            synchronized (lock) {
                lock.wait();
            }
            return "notified";
        }).asleep();
    }

    public static void main(String[] arguments) throws Exception {
        Sleeper one = sleeper(), other = sleeper();
        one.interrupt();
        synchronized (lock) {
            lock.notifyAll();
        }
        System.out.println(one.result() + " " + other.result());
    }
}
