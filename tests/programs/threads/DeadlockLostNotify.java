// java: skip
// status: 1
// stderr: deadlock
/** A wait that nobody will ever end. */
public class DeadlockLostNotify {
    public static void main(String[] args) throws InterruptedException {
        // expect: waiting
        Object lock = new Object();
        synchronized (lock) {
            lock.notify();
            System.out.println("waiting");
            lock.wait();
        }
        System.out.println("never");
    }
}
