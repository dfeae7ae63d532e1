/** A single notify ends exactly one wait when nobody else notifies. */
public class NotifyOne {
    static final Object lock = new Object();
    static int inside, left;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> {
                synchronized (lock) {
                    inside++;
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        throw new AssertionError();
                    }
                    left++;
                }
            });
            threads[i].start();
        }
        while (true) {
            synchronized (lock) {
                if (inside == 3) break;
            }
            Thread.sleep(1);
        }
        for (int i = 1; i <= 3; i++) {
            synchronized (lock) {
                lock.notify();
            }
            while (true) {
                synchronized (lock) {
                    if (left == i) break;
                }
                Thread.sleep(1);
            }
            System.out.println("left " + left);
        }
        for (Thread t : threads) t.join();
    }
}
