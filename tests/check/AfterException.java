// verdict: exception
// with --property deadlock: deadlock
// with --property goal=AfterException.seen: goal

/** A thread that dies of an exception which is not looked for leaves the others to themselves. */
public class AfterException {
    private static final Object lock = new Object();
    private static boolean dead, seen;

    public static void main(String[] arguments) throws InterruptedException {
        new Thread(() -> {
            synchronized (lock) {
                dead = true;
            }
            throw new IllegalStateException("dead");
        }).start();
        synchronized (lock) {
            seen = dead;
            lock.wait();
        }
    }
}
