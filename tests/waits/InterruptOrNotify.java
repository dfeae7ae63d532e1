// outcome: InterruptedException
// outcome: notified+

/** Interrupted and then notified, by one thread: it may be woken by either (JLS 17.2.4). */
public class InterruptOrNotify {
    private static final Object lock = new Object();

    public static void main(String[] arguments) throws Exception {
        Sleeper sleeper = new Sleeper(() -> {
            synchronized (lock) {
                lock.wait();
            }
            return "notified";
        }).asleep();
        sleeper.interrupt();
        synchronized (lock) {
            lock.notify();
        }
        System.out.println(sleeper.result());
    }
}
