// outcome: InterruptedException notified
// outcome: deadlock

/** Of two that wait one is interrupted and one notification comes: it is not lost, but it may go to the one interrupted. */
public class InterruptOrNotifyTwo {
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
            lock.notify();
        }
        String first = one.result() + " ";
        System.out.println(first + other.result());
    }
}
