// outcome: notified
// outcome: notified+

/** Who was notified before it is interrupted returns normally: it has left the wait set. */
public class NotifyThenInterrupt {
    private static final Object lock = new Object();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            synchronized (lock) {
                lock.wait();
            }
            return "notified";
        }).asleep();
        synchronized (lock) {
            lock.notify();
        }
        sleeper.interrupt();
        System.out.println(sleeper.result());
    }
}
