/** Monitors, wait sets and a lock of java.util.concurrent: whom a notification meets depends on the others' status. */
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public final class Waits {
    static final Object monitor = new Object();
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition filled = lock.newCondition();
    static boolean open;
    static int stock;

    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                synchronized (monitor) {
                    while (!open)
                        try {
                            monitor.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                }
                lock.lock();
                try {
                    while (stock == 0)
                        filled.awaitUninterruptibly();
                    stock--;
                } finally {
                    lock.unlock();
                }
            }).start();
        synchronized (monitor) {
            open = true;
            monitor.notifyAll();
        }
        for (int i = 0; i < 2; i++) {
            lock.lock();
            stock++;
            filled.signal();
            lock.unlock();
        }
    }
}
