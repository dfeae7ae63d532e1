// verdict: assertion
/** notify wakes any one of two waiters: each must be tried. */
public class OneNotified {
    private static final Object lock = new Object();
    private static int waiting, last;

    private static void await(int number) {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait();
            } catch (InterruptedException e) {
                return;
            }
            last = number;
            lock.notify();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> await(1)), two = new Thread(() -> await(2));
        one.start();
        two.start();
        synchronized (lock) {
            clew.Verify.ignoreIf(waiting < 2);
            lock.notify();
        }
        one.join();
        two.join();
        assert last == 2 : "two was woken first";
    }
}
