// verdict: none
// with --property stuck: stuck
// with --property deadlock,stuck: stuck
// with --property stuck --spurious-wakeups: stuck
/** Nobody notifies the waiter if the flag is set between its test and its wait; two others go on for ever. */
public class StuckWaiter {
    private static final Object lock = new Object();
    private static volatile boolean flag, turn;

    public static void main(String[] arguments) {
        new Thread(() -> {
            if (!flag) {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        }, "waiter").start();
        new Thread(() -> {
            flag = true;
            synchronized (lock) {
                lock.notifyAll();
            }
            while (true) {
                turn = !turn;
            }
        }, "runner").start();
    }
}
