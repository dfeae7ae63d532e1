// outcome: InterruptedException InterruptedException
// outcome: InterruptedException notified+
// outcome: notified+ InterruptedException

/** Two that wait are both interrupted, and one notification: at least one returns normally, or both throw. */
public class BothInterruptedOneNotified {
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
        other.interrupt();
        synchronized (lock) {
            lock.notify();
        }
        System.out.println(one.result() + " " + other.result());
    }
}
