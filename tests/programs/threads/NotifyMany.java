/** notify wakes one of several waiters at a time, notifyAll all of them. */
public class NotifyMany {
    static final Object lock = new Object();
    static int waiting, woken, permits;

    static void waiter() {
        synchronized (lock) {
            waiting++;
            lock.notifyAll();
            while (permits == 0) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            permits--;
            woken++;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[5];
        for (int i = 0; i < 5; i++) (threads[i] = new Thread(NotifyMany::waiter)).start();
        synchronized (lock) {
            while (waiting < 5) lock.wait();
            System.out.println("all wait " + woken);
            for (int i = 1; i <= 3; i++) {
                permits = 1;
                lock.notifyAll();
                while (woken < i) lock.wait();
                System.out.println("woken " + woken);
            }
            permits = 2;
            lock.notifyAll();
        }
        for (Thread t : threads) t.join();
        System.out.println(woken + " " + permits);
    }
}
