// java: skip
// status: 1
// stderr: deadlock
/** Three threads each wait for the next one's lock; main waits for them. */
public class DeadlockRing {
    static final Object[] locks = {new Object(), new Object(), new Object()};
    static int holding;

    public static void main(String[] args) throws InterruptedException {
        // expect: all hold one
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                synchronized (locks[me]) {
                    synchronized (DeadlockRing.class) {
                        holding++;
                        DeadlockRing.class.notifyAll();
                        while (holding < 3) {
                            try {
                                DeadlockRing.class.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                    }
                    synchronized (locks[(me + 1) % 3]) {
                        System.out.println("never");
                    }
                }
            }, "ring-" + i);
            threads[i].start();
        }
        synchronized (DeadlockRing.class) {
            while (holding < 3) DeadlockRing.class.wait();
        }
        System.out.println("all hold one");
        for (Thread t : threads) t.join();
    }
}
