// java: skip
// status: 1
// stderr: deadlock
/** Two threads take two locks in opposite order, and meet in between. */
public class DeadlockTwoLocks {
    static final Object A = new Object(), B = new Object();
    static volatile boolean first, second;

    public static void main(String[] args) {
        // expect: both hold one lock
        Thread other = new Thread(() -> {
            synchronized (B) {
                second = true;
                while (!first) {
                    Thread.yield();
                }
                synchronized (A) {
                    System.out.println("never");
                }
            }
        });
        other.start();
        synchronized (A) {
            first = true;
            while (!second) {
                Thread.yield();
            }
            System.out.println("both hold one lock");
            synchronized (B) {
                System.out.println("never");
            }
        }
    }
}
